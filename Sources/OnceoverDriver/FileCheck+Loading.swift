import OnceoverDiagnostics
import OnceoverSource

/// From the disk to the tree.
extension FileCheck {
    /// The parsed file; nothing where it cannot be read, or holds nothing to analyse. The report says which.
    func load(_ input: Input, into report: inout Report) -> SourceFile? {
        relevantText(of: input, into: &report).flatMap { parse($0, into: &report) }
    }

    /// A text that passes the pre-filter.
    func relevantText(of input: Input, into report: inout Report) -> SourceText? {
        report.files.found = 1
        var text: SourceText?
        report.timings.reading = ContinuousClock().measure { text = read(input, into: &report) }
        guard let text else { return nil }
        guard PreFilter.mayHoldObligation(text.bytes) else {
            report.files.skipped = 1
            return nil
        }
        return text
    }

    /// Nothing where the parser could not finish. The report says so.
    func parse(_ text: SourceText, into report: inout Report) -> SourceFile? {
        if let line = NestingGuard.lineTooDeep(in: text.bytes) {
            report.files.unread = 1
            let message = "brackets are nested too deeply; the file is not analysed"
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
            do {
                let text = try reader.read(file.path, as: file.name)
                report.files.bytes = text.bytes.count
                return text
            } catch {
                report.files.unread = 1
                report.incidents.append(Incident(path: file.name, reach: .whole, message: error.description))
                return nil
            }
        }
    }
}
