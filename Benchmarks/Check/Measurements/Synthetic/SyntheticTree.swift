import OnceoverTesting

/// A made-up project: mostly types that hold no obligation, and between them clients, stores and bridges with
/// handlers and continuations. The same number of lines gives the same bytes.
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
