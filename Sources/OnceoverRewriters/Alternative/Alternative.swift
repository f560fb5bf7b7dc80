import OnceoverDiagnostics
import OnceoverSource

extension Rewrite {
    /// Makes each function async, and keeps its old signature as a shim that calls the async one.
    ///
    /// - Parameter isPlain: whether what stays a callback waits with the standard library alone, instead of `Onceover`.
    /// - Parameter deprecates: whether the old signature is marked as deprecated.
    /// - Parameter wrapsOthers: whether a function that cannot be made async gets a wrapper instead of being refused.
    /// - Parameter makesTaskGroups: whether loops over a dispatch group become task groups.
    /// - Parameter both: which one counts if a handler receives a value and an error.
    package static func alternative(
        isPlain: Bool, deprecates: Bool, wrapsOthers: Bool, makesTaskGroups: Bool = false, start: TaskStart = .later,
        both: BothAnswer = .error
    ) -> Rewrite {
        Rewrite(name: "alternative") { project, selection in
            let options = AlternativeOptions(
                body: BodyOptions(isPlain: isPlain, makesTaskGroups: makesTaskGroups, both: both),
                deprecates: deprecates, wrapsOthers: wrapsOthers, start: start)
            let found = CandidateSearch(project: project, selection: selection, purpose: .alternative).files
            let plan = AlternativePlan(project: project, candidates: found.flatMap(\.candidates), options: options)
            var report = RewriteReport()
            for (file, candidates) in found.enumerated() {
                report.merge(candidates.report)
                report.merge(FileAlternatives(plan: plan, file: file).report(on: candidates.candidates))
            }
            report.sort()
            return report
        }
    }
}

struct AlternativeOptions: Sendable {
    let body: BodyOptions
    let deprecates: Bool
    let wrapsOthers: Bool
    let start: TaskStart
}

/// The edits of one file.
struct FileAlternatives {
    let plan: AlternativePlan
    let file: Int

    func report(on candidates: [Candidate]) -> RewriteReport {
        var report = RewriteReport()
        guard !candidates.isEmpty else { return report }
        let source = plan.project.files[file]
        var text = OverloadEdits(
            project: plan.project, file: file, layout: plan.layout(of: file), isPlain: plan.options.body.isPlain,
            both: plan.options.body.both)
        for candidate in candidates {
            switch add(candidate, to: &text) {
            case .success(nil): report.alreadyDone += 1
            case .success(let done?):
                report.conversions.append(
                    Conversion(candidate.function, in: source, manner: done.manner, reason: done.reason))
            case .failure(let reason): report.refusals.append(Refusal(candidate.function, reason, in: source))
            }
        }
        let edits = text.edits
        if !edits.isEmpty { report.edits[source.path] = edits }
        report.needs[source.path] = candidates.reduce(into: []) { $0.formUnion(needs(of: $1)) }
        return report
    }

    /// The files whose changes the function's new body may need.
    private func needs(of candidate: Candidate) -> Set<String> {
        guard case .native = plan.outcome(of: candidate) else { return [] }
        return plan.files(neededBy: candidate)
    }

    /// In which manner the function was converted, nil where it stays as it is; or why not.
    private func add(
        _ candidate: Candidate, to text: inout OverloadEdits
    ) -> Result<(manner: String, reason: String?)?, RefusalReason> {
        switch plan.outcome(of: candidate) {
        case .native(let body):
            let shim = plan.shim(of: body, layout: plan.layout(of: file))
            if let reason = text.add(body, shim, deprecates: plan.options.deprecates) { return .failure(reason) }
            return .success((body.obstacle == nil ? "converted" : "converted in part", body.obstacle))
        case .wrapped where !candidate.wrappers.isEmpty: return .success(nil)
        case .wrapped(let reason):
            if let reason = text.add(candidate.keepingHandler) { return .failure(reason) }
            return .success(("wrapped", reason?.text))
        case .refused(let reason): return .failure(reason)
        }
    }
}
