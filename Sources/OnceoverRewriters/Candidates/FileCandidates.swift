import OnceoverDiagnostics

/// The candidates of one file, and what is to be said of its other functions.
struct FileCandidates: Sendable {
    private(set) var candidates: [Candidate] = []
    private(set) var report = RewriteReport()

    init(project: Project, file: Int, selection: Selection, purpose: CandidateFinder.Purpose) {
        let functions = project.declarations[file].functions.filter {
            $0.mayHaveHandler && selection.includes($0.symbol)
        }
        guard !functions.isEmpty else { return }
        let finder = CandidateFinder(project: project, file: file, purpose: purpose)
        for function in functions {
            switch finder.candidacy(of: function) {
            case .none: break
            case .done: report.alreadyDone += 1
            case .refused(let reason): report.refusals.append(Refusal(function, reason, in: project.files[file]))
            case .candidate(let candidate): candidates.append(candidate)
            }
        }
    }
}
