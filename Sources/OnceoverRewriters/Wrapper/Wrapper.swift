import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource

extension Rewrite {
    /// Leaves each function as it is, and puts an async overload beside it that calls it.
    ///
    /// - Parameter isPlain: whether the overload waits with the standard library alone, instead of `Onceover`.
    /// - Parameter both: which one counts if a handler receives a value and an error.
    package static func wrapper(isPlain: Bool, both: BothAnswer = .error) -> Rewrite {
        Rewrite(name: "wrapper") { project, selection in
            let found = CandidateSearch(project: project, selection: selection, purpose: .wrapper).files
            let ambiguous = AmbiguousForms(found.flatMap(\.candidates), in: project)
            let reports = DeepStack.map(count: found.count, jobs: selection.jobs) { file in
                FileWrapping(project: project, file: file, isPlain: isPlain, both: both, ambiguous: ambiguous)
                    .report(on: found[file])
            }
            var report = RewriteReport()
            for part in reports { report.merge(part) }
            report.sort()
            return report
        }
    }
}

/// The wrappers of one file.
struct FileWrapping {
    let project: Project
    let file: Int
    let isPlain: Bool
    let both: BothAnswer
    let ambiguous: AmbiguousForms

    func report(on found: FileCandidates) -> RewriteReport {
        var report = found.report
        guard !found.candidates.isEmpty else { return report }
        let source = project.files[file]
        var text = OverloadEdits(project: project, file: file, layout: FileLayout(source), isPlain: isPlain, both: both)
        for candidate in found.candidates {
            if let reason = ambiguous.otherResult(than: candidate) ?? text.add(candidate) {
                report.refusals.append(Refusal(candidate.function, reason, in: source))
            } else {
                report.conversions.append(Conversion(candidate.function, in: source, manner: "wrapped"))
            }
        }
        let edits = text.edits
        if !edits.isEmpty { report.edits[source.path] = edits }
        return report
    }
}

extension ProjectFunction {
    /// Whether a parameter can be a handler, from its text alone.
    var mayHaveHandler: Bool { !isAsync && !parameters.isEmpty }
}

extension Refusal {
    init(_ function: ProjectFunction, _ reason: RefusalReason, in file: SourceFile) {
        self.init(
            function.symbol, at: file.location(of: function.node.name), reason: reason.text, category: reason.category,
            witness: reason.witness, cause: reason.cause)
    }
}

extension Conversion {
    init(_ function: ProjectFunction, in file: SourceFile, manner: String, reason: String? = nil) {
        self.init(function.symbol, at: file.location(of: function.node.name), manner: manner, reason: reason)
    }
}
