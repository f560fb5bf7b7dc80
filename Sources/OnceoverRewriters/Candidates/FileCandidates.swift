import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverObligations

/// The candidates of one file, and what is to be said of its other functions.
struct FileCandidates: Sendable {
    private(set) var candidates: [Candidate] = []
    private(set) var report = RewriteReport()
    /// Why functions are no candidates that seem to have a handler.
    private(set) var leftOut: [FunctionKey: RefusalReason] = [:]
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
        for function in functions { add(function, finder, selection, project) }
        while let alone = storedBesideOthers(project) { release(alone, project) }
        (offers, asks) = (verdicts.offers, verdicts.asks)
    }

    /// A function whose handler's property holds that of another one, too, which keeps its handler.
    private func storedBesideOthers(_ project: Project) -> (index: Int, reason: RefusalReason)? {
        let storing = candidates.filter { $0.stored != nil }
        for (index, candidate) in candidates.enumerated() {
            guard let stored = candidate.stored else { continue }
            let other = stored.storers.first { key in
                !storing.contains { FunctionKey($0.function) == key && $0.stored?.place == stored.place }
            }
            guard let other,
                let function = project.declarations[other.file].functions.first(where: { FunctionKey($0) == other })
            else { continue }
            let reason = leftOut[other] ?? candidates.first { FunctionKey($0.function) == other }?.storageObstacle
            return (
                index, .storedBeside(project.named(function), stored.property.name, (reason ?? .noHandler).text)
            )
        }
        return nil
    }

    /// A fault that the async call in the property would have mended is one again.
    private mutating func release(_ alone: (index: Int, reason: RefusalReason), _ project: Project) {
        let candidate = candidates[alone.index].keepingHandler(because: alone.reason)
        candidates[alone.index] = candidate
        guard candidate.fault != nil else { return }
        candidates.remove(at: alone.index)
        report.refusals.append(Refusal(candidate.function, alone.reason, in: project.files[candidate.function.file]))
        leftOut[FunctionKey(candidate.function)] = alone.reason
    }

    private mutating func add(
        _ function: ProjectFunction, _ finder: CandidateFinder, _ selection: Selection, _ project: Project
    ) {
        let key = FunctionKey(function)
        guard selection.includes(function.symbol) else { return leftOut[key] = .notSelected }
        switch finder.candidacy(of: function) {
        case .none: break
        case .done:
            report.alreadyDone += 1
            leftOut[key] = .asyncAlready
        case .refused(let reason):
            report.refusals.append(Refusal(function, reason, in: project.files[function.file]))
            leftOut[key] = reason
        case .candidate(let candidate): candidates.append(candidate)
        }
    }
}

extension RefusalReason {
    static let notSelected = Self("`--only` leaves it out", "left out")
    static let asyncAlready = Self("it has an async form already", "async already")
    /// A function that nothing else is known of.
    static let noHandler = Self("no name and no proof makes its closure a completion handler", "no completion handler")
}
