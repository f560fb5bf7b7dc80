import OnceoverDiagnostics
import OnceoverSource

/// The files of a rewrite, parsed and kept, in the order of discovery.
package struct ParsedFiles: Sendable {
    package struct File: Sendable {
        package let found: FoundFile
        package let text: SourceText
        package let source: SourceFile
    }

    package private(set) var files: [File] = []
    package private(set) var incidents: [Incident] = []
    /// Files that were found.
    package let found: Int
    /// Files that could not be read.
    package private(set) var unread = 0
    /// Files whose bytes say that nothing in them can matter.
    package private(set) var skipped = 0

    private enum Outcome: Sendable {
        case parsed(File)
        case skipped
        case failed(Incident)
    }

    /// Reads and parses so many files at once; those without any of `words` and without a token of an obligation are
    /// read only. Without `words`, all are parsed.
    package init(_ discovery: Discovery, jobs: Int, words: [String]? = []) {
        found = discovery.files.count
        incidents = discovery.incidents
        let inputs = discovery.files
        for outcome in DeepStack.map(count: inputs.count, jobs: jobs, { Self.parse(inputs[$0], words) }) {
            switch outcome {
            case .parsed(let file): files.append(file)
            case .skipped: skipped += 1
            case .failed(let incident):
                unread += 1
                incidents.append(incident)
            }
        }
        incidents += files.compactMap(\.incident)
        incidents.sort()
    }

    private static func parse(_ file: FoundFile, _ words: [String]?) -> Outcome {
        let text: SourceText
        do throws(ReadFailure) {
            text = try SourceReader().read(file.path, as: file.name)
        } catch {
            return .failed(Incident(path: file.name, reach: .whole, message: error.description))
        }
        let search = WordSearch(text)
        let isWanted = words?.contains { search.contains($0) } ?? true
        guard isWanted || PreFilter.mayHoldObligation(text.bytes) else { return .skipped }
        if let line = NestingGuard.lineTooDeep(in: text.bytes) {
            let message = "brackets are nested too deeply; the file is not rewritten"
            return .failed(Incident(path: file.name, line: line, reach: .whole, message: message))
        }
        return .parsed(File(found: file, text: text, source: SourceFile(text)))
    }
}

extension ParsedFiles.File {
    /// What the parser could not follow is not rewritten either.
    fileprivate var incident: Incident? {
        source.firstSyntaxError.map {
            Incident(path: source.path, line: $0.line, reach: .part, message: "syntax error; the file is left as it is")
        }
    }
}
