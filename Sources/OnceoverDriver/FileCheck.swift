import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource

/// A file that has been checked: what was found in it, and what it has to do with others.
struct CheckedFile: Sendable {
    var report = Report()
    var offers: Set<Offer> = []
    var asks: Set<Ask> = []
    /// Whether another check would find the same, knowing this.
    var stands = FileAnalysis.none.stands
}

extension CheckedFile {
    fileprivate mutating func takePart(_ analysis: FileAnalysis) {
        (offers, asks, stands) = (analysis.offers, analysis.asks, analysis.stands)
    }
}

/// Takes one file from its bytes to its findings. The tree is gone when it returns, so that a run's memory does not
/// grow with the number of files.
struct FileCheck: Sendable {
    let analyzers: [Analyzer]
    let rules: Set<RuleID>
    let isStrict: Bool
    let loading = FileLoading()

    /// What is found in this file, not yet sorted.
    func check(_ input: FileLoading.Input) -> CheckedFile {
        var checked = CheckedFile()
        guard let text = loading.relevantText(of: input, into: &checked.report) else { return checked }
        if let analysis = glance(at: text) {
            checked.report.files.skipped = 1
            checked.takePart(analysis)
            return checked
        }
        guard let file = loading.parse(text, into: &checked.report) else { return checked }
        return check(file, in: checked)
    }

    /// What the analyzers make of a text that none of them needs to have parsed; nil where one does.
    private func glance(at text: SourceText) -> FileAnalysis? {
        let words = WordSearch(text)
        var whole = FileAnalysis.none
        for analyzer in analyzers {
            guard let analysis = analyzer.glance(words) else { return nil }
            whole.merge(analysis)
        }
        // A suppression that suppresses nothing is reported, wherever it stands.
        return words.contains(Suppression.marker) ? nil : whole
    }

    /// What is found in a parsed file with the help of others, and what parsing it cost.
    func check(_ file: SourceFile, knowing known: KnownFacts = .none, in checked: CheckedFile = CheckedFile())
        -> CheckedFile
    {
        var checked = checked
        checked.report.timings.analysing = ContinuousClock().measure { analyse(file, knowing: known, into: &checked) }
        return checked
    }

    /// What the file tells of the names that it is asked for.
    func answer(_ file: SourceFile, to names: Set<String>, knowing known: KnownFacts) -> FactAnswer {
        var answer = FactAnswer.none
        for analyzer in analyzers { answer.merge(analyzer.tell(file, names, known)) }
        return answer
    }

    private func analyse(_ file: SourceFile, knowing known: KnownFacts, into checked: inout CheckedFile) {
        if let error = file.firstSyntaxError {
            checked.report.incidents.append(
                Incident(path: file.path, line: error.line, reach: .part, message: error.message))
        }
        var analysis = FileAnalysis.none
        for analyzer in analyzers { analysis.merge(analyzer.run(file, known)) }
        checked.takePart(analysis)
        add(analysis.findings, of: file, to: &checked.report)
    }

    private func add(_ findings: Findings, of file: SourceFile, to report: inout Report) {
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
