import OnceoverDriver
import OnceoverSource

/// Files that are gone over as a whole, with what they amount to.
package struct Workload: Sendable {
    /// What `check` is given.
    let paths: [String]
    /// Those that can be read and parsed, in an order that is always the same but has nothing to do with their names.
    let files: [CountedFile]

    var lines: Int { files.reduce(0) { $0 + $1.lines } }
    var bytes: Int { files.reduce(0) { $0 + $1.file.size } }

    /// Reads every file once, which also brings them into the system's cache before anything is measured.
    package init(paths: [String]) throws(UnusablePath) {
        var mixer = SplitMix(seed: 1)
        let found = try Discovery(paths: paths).files.shuffled(using: &mixer)
        self.init(paths: paths, files: found.compactMap(CountedFile.init))
    }

    private init(paths: [String], files: [CountedFile]) {
        self.paths = paths
        self.files = files
    }

    /// 100,000 lines, 200,000, 400,000 and so on, and at last all. As the files are mixed, each holds the same kind of
    /// code as the others.
    var growing: [Workload] {
        let all = lines
        let sizes = sequence(first: 100_000) { $0 * 2 }.prefix { $0 * 4 / 3 <= all }
        return sizes.map(first) + [self]
    }

    /// As many of the files as it takes for this many lines.
    func first(lines wanted: Int) -> Workload {
        var lines = 0
        let some = files.prefix { file in
            defer { lines += file.lines }
            return lines < wanted
        }
        return Workload(paths: some.map(\.file.path), files: Array(some))
    }
}

/// A file that can be read and parsed.
struct CountedFile: Sendable {
    let file: FoundFile
    /// Line breaks.
    let lines: Int

    /// Nil for a file that `check` would turn away.
    init?(_ file: FoundFile) {
        guard let text = try? SourceReader().read(file.path, as: file.name) else { return nil }
        guard NestingGuard.lineTooDeep(in: text.bytes) == nil else { return nil }
        self.file = file
        lines = text.bytes.count { $0 == UInt8(ascii: "\n") }
    }
}
