import OnceoverDiagnostics
import OnceoverSignatures
import OnceoverSource

extension Rewrite {
    /// Leaves each function as it is, and puts an async overload beside it that calls it.
    ///
    /// - Parameter isPlain: whether the overload waits with the standard library alone, instead of `Onceover`.
    package static func wrapper(isPlain: Bool) -> Rewrite {
        Rewrite(name: "wrapper") { project, selection in
            let reports = DeepStack.map(count: project.files.count, jobs: selection.jobs) { file in
                FileWrapping(project: project, file: file, isPlain: isPlain).report(selection)
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
    private var source: SourceFile { project.files[file] }

    func report(_ selection: Selection) -> RewriteReport {
        var report = RewriteReport()
        let functions = project.declarations[file].functions.filter { selection.includes($0.symbol) }
        guard functions.contains(where: \.mayHaveHandler) else { return report }
        let finder = CandidateFinder(project: project, file: file)
        var candidates: [Candidate] = []
        for function in functions where function.mayHaveHandler {
            switch finder.candidacy(of: function) {
            case .none: break
            case .done: report.alreadyDone += 1
            case .refused(let reason): report.refusals.append(Refusal(function, reason, in: source))
            case .candidate(let candidate): candidates.append(candidate)
            }
        }
        write(candidates, into: &report)
        return report
    }

    private func write(_ candidates: [Candidate], into report: inout RewriteReport) {
        guard !candidates.isEmpty else { return }
        let layout = FileLayout(source.tree)
        var text = WrapperText(project: project, file: file, layout: layout, isPlain: isPlain)
        for candidate in candidates {
            if let reason = text.add(candidate) {
                report.refusals.append(Refusal(candidate.function, reason, in: source))
            } else {
                report.conversions.append(Conversion(candidate.function, in: source, manner: "wrapped"))
            }
        }
        let edits = text.edits
        if !edits.isEmpty { report.edits[source.path] = edits }
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
            witness: reason.witness)
    }
}

extension Conversion {
    init(_ function: ProjectFunction, in file: SourceFile, manner: String) {
        self.init(function.symbol, at: file.location(of: function.node.name), manner: manner)
    }
}
