import OnceoverTesting

/// A made-up project, as dense as real ones: of 1.7 million lines in 17 public projects, a third of the files passed the
/// pre-filter, and 1000 lines held 1.3 obligations. The same number of lines gives the same bytes.
package struct SyntheticTree {
    private(set) var files: [SyntheticFile] = []

    /// Whole files, until there are `lines` of them at least.
    package init(lines wanted: Int) {
        var lines = 0
        while lines < wanted {
            let file = SyntheticFile(number: files.count)
            lines += file.lines
            files.append(file)
        }
    }

    package func write(to folder: TemporaryFolder) throws {
        for file in files { try folder.write(file.text, to: file.path) }
    }
}
