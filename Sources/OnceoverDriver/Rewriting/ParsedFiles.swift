import OnceoverDiagnostics
import OnceoverSource

/// The files of a rewrite, parsed and kept, in the order of discovery.
package struct ParsedFiles: Sendable {
    package struct File: Sendable {
        package let found: FoundFile
        package let source: SourceFile
        /// The number of its module.
        package let module: Int

        package var text: SourceText { source.text }
    }

    package private(set) var files: [File] = []
    package private(set) var incidents: [Incident] = []
    package private(set) var counts = FileCounts()

    /// Reads and parses so many files at once; those without any of `words` and without a token of an obligation are
    /// read only. Without `words`, all are parsed.
    package init(_ discovery: Discovery, jobs: Int, words: [String]? = []) {
        incidents = discovery.incidents
        let inputs = discovery.files
        let modules = ModuleMap(discovery.packages, discovery.projects.map(XcodeProject.init))
        let loading = FileLoading(words: words, purpose: "rewritten")
        let loaded = DeepStack.map(count: inputs.count, jobs: jobs) { Self.load(inputs[$0], loading, modules) }
        for (file, report) in loaded {
            if let file { files.append(file) }
            counts += report.files
            incidents += report.incidents
        }
        incidents += files.compactMap(\.incident)
        incidents.sort()
    }

    private static func load(
        _ file: FoundFile, _ loading: FileLoading, _ modules: ModuleMap
    ) -> (file: File?, report: Report) {
        var report = Report()
        guard let text = loading.relevantText(of: .file(file), into: &report),
            let source = loading.parse(text, into: &report)
        else { return (nil, report) }
        return (File(found: file, source: source, module: modules.module(of: file)), report)
    }
}

extension ParsedFiles.File {
    /// A file that the parser could not follow is not rewritten.
    fileprivate var incident: Incident? {
        source.firstSyntaxError.map {
            Incident(path: source.path, line: $0.line, reach: .part, message: "syntax error; the file is left as it is")
        }
    }
}
