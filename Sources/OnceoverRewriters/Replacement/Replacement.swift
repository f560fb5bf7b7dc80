import OnceoverDiagnostics
import OnceoverSource

extension Rewrite {
    /// Takes the handlers away, and converts all callers: where a caller cannot become async, a task starts.
    ///
    /// - Parameter isPlain: whether what stays a callback waits with the standard library alone, instead of `Onceover`.
    /// - Parameter includesPublic: whether public functions are meant, too.
    /// - Parameter makesTaskGroups: whether loops over a dispatch group become task groups.
    /// - Parameter both: which one counts if a handler receives a value and an error.
    package static func replacement(
        isPlain: Bool, includesPublic: Bool = false, makesTaskGroups: Bool = false, start: TaskStart = .later,
        both: BothAnswer = .error
    ) -> Rewrite {
        Rewrite(name: "replacement", words: nil) { project, selection in
            let options = ReplacementOptions(
                body: BodyOptions(isPlain: isPlain, makesTaskGroups: makesTaskGroups, both: both),
                includesPublic: includesPublic, start: start)
            let found = CandidateSearch(project: project, selection: selection, purpose: .replacement).files
            let survey = ReplacementSurvey(
                project, candidates: found.flatMap(\.candidates),
                leftOut: found.reduce(into: [:]) { $0.merge($1.leftOut) { first, _ in first } }, options: options,
                jobs: selection.jobs)
            let plan = ReplacementPlan(survey)
            var report = RewriteReport()
            for candidates in found { report.merge(candidates.report) }
            report.merge(plan.report())
            report.sort()
            return report
        }
    }
}
