import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource

/// A file that has been checked: what was found in it, and what it has to do with others.
struct CheckedFile: Sendable {
    var report = Report()
    var offers: Set<Offer> = []
    var asks: Set<Ask> = []
    /// Names that its findings may depend on.
    var dependencies: Set<String> = []
    var isOfTests = false
    /// Whether it was not parsed, so that it may seem to offer more than it does.
    var isGlanced = false
    /// Whether another check would find the same, knowing this.
    var stands = FileAnalysis.none.stands
    /// What it would tell other files, as far as that is known without opening it.
    var foretell = FileAnalysis().foretell
}

extension CheckedFile {
    /// Whether it may hold an obligation, by its words.
    var isParsed: Bool { report.files.parsed > 0 && !isGlanced }

    /// Whether others may have something to ask it, or to tell it, that is worth the work.
    fileprivate var takesPart: Bool { !asks.isEmpty || offers.contains { !$0.isExpected } }

    fileprivate mutating func takePart(_ analysis: FileAnalysis) {
        (offers, asks) = (analysis.offers, analysis.asks)
        (dependencies, isOfTests) = (analysis.dependencies, analysis.isOfTests)
        (stands, foretell) = (analysis.stands, analysis.foretell)
    }
}

/// Takes one file from its bytes to its findings. It keeps no tree itself, so that a run's memory does not grow with the
/// number of files.
struct FileCheck: Sendable {
    let analyzers: [Analyzer]
    let analyzersOfFile: (@Sendable (FoundFile) -> [Analyzer])?
    let rules: Set<RuleID>
    let isStrict: Bool
    let loading = FileLoading()

    /// What is found in this file, not yet sorted.
    ///
    /// - Parameter keep: takes a file that may be wanted again when others are known.
    func check(_ input: FileLoading.Input, keep: (OpenedFile) -> Void) -> CheckedFile {
        var checked = CheckedFile()
        guard let text = loading.relevantText(of: input, into: &checked.report)?.indexed else { return checked }
        let analyzers = analyzers(for: input)
        if let analysis = Self.glance(at: text, analyzers) {
            checked.report.files.skipped = 1
            checked.takePart(analysis)
            checked.isGlanced = true
            return checked
        }
        guard let source = loading.parse(text, into: &checked.report) else { return checked }
        let file = Self.open(source, analyzers, into: &checked.report)
        checked = check(file, in: checked)
        if checked.takesPart { keep(file) }
        return checked
    }

    /// A file that another file asks, whatever its words are; nil if it cannot be read or parsed.
    func open(_ input: FileLoading.Input, into report: inout Report) -> OpenedFile? {
        FileLoading(words: nil).load(input, into: &report).map { Self.open($0, analyzers(for: input), into: &report) }
    }

    private func analyzers(for input: FileLoading.Input) -> [Analyzer] {
        guard let analyzersOfFile, let file = input.file else { return analyzers }
        return analyzersOfFile(file)
    }

    private static func open(_ file: SourceFile, _ analyzers: [Analyzer], into report: inout Report) -> OpenedFile {
        let start = ContinuousClock.now
        defer { report.timings.analysing += .now - start }
        return OpenedFile(file, analyzers)
    }

    /// What the analyzers make of a text that none of them needs to have parsed; nil where one does.
    private static func glance(at text: SourceText, _ analyzers: [Analyzer]) -> FileAnalysis? {
        var whole = FileAnalysis.none
        for analyzer in analyzers {
            guard let analysis = analyzer.glance(text) else { return nil }
            whole.merge(analysis)
        }
        // A suppression that suppresses nothing is reported, wherever it stands.
        return WordSearch(text).contains(Suppression.marker) ? nil : whole
    }

    /// What is found in a file with the help of others, and what that cost.
    ///
    /// - Parameter guests: other files whose declarations are taken to stand in it, too.
    func check(
        _ file: OpenedFile, joined guests: [SourceFile] = [], knowing known: KnownFacts = .none,
        in checked: CheckedFile = CheckedFile()
    ) -> CheckedFile {
        var checked = checked
        checked.report.timings.analysing += ContinuousClock().measure {
            analyse(file.joined(with: guests), knowing: known, into: &checked)
        }
        return checked
    }

    /// What the file tells of the names that it is asked for.
    func answer(_ file: OpenedFile, to names: Set<String>, knowing known: KnownFacts) -> FactAnswer {
        var answer = FactAnswer.none
        for analysis in file.analyses { answer.merge(analysis.tell(names, known)) }
        return answer
    }

    private func analyse(_ file: OpenedFile, knowing known: KnownFacts, into checked: inout CheckedFile) {
        if let error = file.source.firstSyntaxError {
            checked.report.incidents.append(
                Incident(path: file.source.path, line: error.line, reach: .part, message: error.message))
        }
        var analysis = FileAnalysis.none
        for open in file.analyses { analysis.merge(open.run(known)) }
        checked.takePart(analysis)
        add(analysis.findings, of: file.source, to: &checked.report)
    }

    private func add(_ findings: Findings, of file: SourceFile, to report: inout Report) {
        let filter = SuppressionFilter(file.suppressions, rules: rules, isStrict: isStrict)
        let (kept, suppressed) = filter.sort(findings.diagnostics + (isStrict ? strictDiagnostics(of: findings) : []))
        report.diagnostics = kept
        report.suppressed = suppressed
        report.excused = findings.excused
        report.obligations = findings.obligations
    }

    private func strictDiagnostics(of findings: Findings) -> [Diagnostic] {
        findings.obligations.compactMap { obligation in
            obligation.reason.map { reason in
                Diagnostic(
                    rule: .unknownVerdict, message: "the verdict on `\(obligation.name)` is unknown: \(reason)",
                    at: obligation.location, obligation: obligation.name, symbol: obligation.symbol, witness: [])
            }
        }
    }
}
