import OnceoverDiagnostics
import OnceoverSource

/// From the disk to the tree. What is counted on the way, and what stands against it, goes into a report.
struct FileLoading: Sendable {
    enum Input: Sendable {
        case file(FoundFile)
        /// A file with another content than on disk.
        case replaced(FoundFile, [UInt8])
        case text(SourceText)

        var file: FoundFile? {
            switch self {
            case .file(let file), .replaced(let file, _): file
            case .text: nil
            }
        }
    }

    private let words: [String]?
    private let purpose: String
    private let reader = SourceReader()

    /// - Parameters:
    ///   - words: that make a file matter without a token of an obligation; nil where all files do.
    ///   - purpose: what is not done with a file that cannot be parsed.
    init(words: [String]? = [], purpose: String = "analysed") {
        self.words = words
        self.purpose = purpose
    }

    /// The parsed file; nil if it cannot be read, or cannot matter. The report says which.
    func load(_ input: Input, into report: inout Report) -> SourceFile? {
        relevantText(of: input, into: &report).flatMap { parse($0.indexed, into: &report) }
    }

    /// A text that passes the pre-filter.
    func relevantText(of input: Input, into report: inout Report) -> SourceText? {
        report.files.found = 1
        var text: SourceText?
        report.timings.reading = ContinuousClock().measure { text = read(input, into: &report) }
        guard let text else { return nil }
        guard PreFilter.admits(text, words: words) else {
            report.files.skipped = 1
            return nil
        }
        return text
    }

    /// Nil if the parser could not finish. The report says so.
    func parse(_ text: SourceText, into report: inout Report) -> SourceFile? {
        if let line = NestingGuard.lineTooDeep(in: text.bytes) {
            report.files.unread = 1
            let message = "brackets are nested too deeply; the file is not \(purpose)"
            report.incidents.append(Incident(path: text.path, line: line, reach: .whole, message: message))
            return nil
        }
        var file: SourceFile?
        report.timings.parsing = ContinuousClock().measure { file = SourceFile(text) }
        report.files.parsed = 1
        report.files.parsedBytes = text.bytes.count
        return file
    }

    private func read(_ input: Input, into report: inout Report) -> SourceText? {
        switch input {
        case .text(let text):
            report.files.bytes = text.bytes.count
            return text
        case .file(let file):
            return take(file, into: &report) { () throws(ReadFailure) in try reader.read(file.path, as: file.name) }
        case .replaced(let file, let bytes):
            return take(file, into: &report) { () throws(ReadFailure) in try reader.text(of: bytes, as: file.name) }
        }
    }

    private func take(
        _ file: FoundFile, into report: inout Report, _ read: () throws(ReadFailure) -> SourceText
    ) -> SourceText? {
        do {
            var text = try read()
            text.standing = file.standing
            report.files.bytes = text.bytes.count
            return text
        } catch {
            report.files.unread = 1
            report.incidents.append(Incident(path: file.name, reach: .whole, message: error.description))
            return nil
        }
    }
}
