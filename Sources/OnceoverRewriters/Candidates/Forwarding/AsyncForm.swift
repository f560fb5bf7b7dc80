import OnceoverSignatures
import SwiftSyntax

/// What stands beside a function with a completion handler already.
enum AsyncForm {
    case none
    /// Async functions that only call it and wait. For a requirement: the async requirement and its default.
    case wrappers([ProjectFunction])
    /// An async function that does more, or whose body is not known.
    case native

    init(of candidate: Candidate, in project: Project) {
        let forms = project.index.asyncFunctions(
            candidate.function.name, labels: candidate.labels, in: candidate.function.scope)
        if forms.isEmpty {
            self =
                RenamedForm(of: candidate.function).map { $0.isDeclared(in: project.index) } == true ? .native : .none
        } else if forms.count == (candidate.function.place == .protocol ? 2 : 1), forms.contains(where: \.hasBody),
            forms.allSatisfy({ Self.isWrapper($0, of: candidate) }), !Self.isOverridden(candidate, in: project)
        {
            self = .wrappers(forms)
        } else {
            self = .native
        }
    }

    /// Whether a subclass has an async form of its own, which callers of the old form do not reach.
    private static func isOverridden(_ candidate: Candidate, in project: Project) -> Bool {
        project.index.functions(named: candidate.function.name).contains {
            $0.isAsync && $0.isOverride && $0.labels == candidate.labels
        }
    }

    private static func isWrapper(_ form: ProjectFunction, of candidate: Candidate) -> Bool {
        guard form.file == candidate.function.file, WrapperSignature(form).fits(candidate) else { return false }
        guard let body = form.node.body else { return form.place == .protocol }
        return WrapperBody(candidate).isWritten(in: body)
    }
}

extension ProjectFunction {
    var hasBody: Bool { node.body != nil }
}
