import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource

/// Takes one file from its bytes to its findings. The tree is gone when it returns, so that a run's memory does not
/// grow with the number of files.
struct FileCheck: Sendable {
    enum Input: Sendable {
        case file(FoundFile)
        case text(SourceText)
    }

    let analyzers: [Analyzer]
    let rules: Set<RuleID>
    let isStrict: Bool
    let reader = SourceReader()

    /// A report on this file alone, not yet sorted.
    func report(on input: Input) -> Report {
        var report = Report()
        report.files.found = 1
        let clock = ContinuousClock()
        var text: SourceText?
        report.timings.reading = clock.measure { text = read(input, into: &report) }
        guard let text else { return report }
        guard PreFilter.mayHoldObligation(text.bytes) else {
            report.files.skipped = 1
            return report
        }
        if let line = NestingGuard.lineTooDeep(in: text.bytes) {
            report.files.unread = 1
            let message = "brackets are nested too deeply; the file is not analysed"
            report.incidents.append(Incident(path: text.path, line: line, reach: .whole, message: message))
            return report
        }
        var file: SourceFile?
        report.timings.parsing = clock.measure { file = SourceFile(text) }
        report.files.parsed = 1
        report.files.parsedBytes = text.bytes.count
        report.timings.analysing = clock.measure { if let file { analyse(file, into: &report) } }
        return report
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

    private func analyse(_ file: SourceFile, into report: inout Report) {
        if let error = file.firstSyntaxError {
            report.incidents.append(Incident(path: file.path, line: error.line, reach: .part, message: error.message))
        }
        var findings = Findings()
        for analyzer in analyzers { findings.merge(analyzer.run(file)) }
        let filter = SuppressionFilter(file.suppressions, rules: rules, isStrict: isStrict)
        let (kept, suppressed) = filter.sort(findings.diagnostics + (isStrict ? strictDiagnostics(of: findings) : []))
        report.diagnostics = kept
        report.suppressed = suppressed
        report.verdicts = findings.verdicts
        report.unknownReasons = findings.unknownReasons
    }

    private func strictDiagnostics(of findings: Findings) -> [Diagnostic] {
        findings.unknowns.map { Diagnostic(rule: .unknownVerdict, message: $0.message, at: $0.location, witness: []) }
    }
}
