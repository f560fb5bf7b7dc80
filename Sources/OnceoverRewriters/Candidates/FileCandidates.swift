import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverObligations

/// The candidates of one file, and what is to be said of its other functions.
struct FileCandidates: Sendable {
    private(set) var candidates: [Candidate] = []
    private(set) var report = RewriteReport()
    /// What the file could tell others of its functions, and what it would know of theirs.
    private(set) var offers: Set<Offer> = []
    private(set) var asks: Set<Ask> = []

    /// - Parameter known: facts from other files.
    init(
        project: Project, file: Int, selection: Selection, purpose: CandidateFinder.Purpose,
        knowing known: KnownFacts = .none
    ) {
        let functions = project.declarations[file].functions.filter(\.mayHaveHandler)
        guard !functions.isEmpty else { return }
        let verdicts = project.verdicts(ofFile: file, knowing: known)
        let finder = CandidateFinder(
            project: project, verdicts: verdicts, purpose: purpose, handlers: selection.handlers)
        for function in functions where selection.includes(function.symbol) {
            switch finder.candidacy(of: function) {
            case .none: break
            case .done: report.alreadyDone += 1
            case .refused(let reason): report.refusals.append(Refusal(function, reason, in: project.files[file]))
            case .candidate(let candidate): candidates.append(candidate)
            }
        }
        (offers, asks) = (verdicts.offers, verdicts.asks)
    }
}
