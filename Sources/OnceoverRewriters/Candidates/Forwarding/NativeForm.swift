import OnceoverSignatures
import SwiftSyntax

/// The async function that stands beside a function with a handler, and can be called in its place.
struct NativeForm {
    let function: ProjectFunction

    /// Nil where none does the same by its declaration, or several do.
    init?(of candidate: Candidate, in project: Project) {
        let function = candidate.function
        let named = project.index.asyncFunctions(function.name, labels: candidate.labels, in: function.scope)
        let all = named.isEmpty ? RenamedForm(of: function)?.found(in: project.index) ?? [] : named
        let fitting = all.filter { Self.fits($0, candidate) }
        guard let only = fitting.first, fitting.count == 1, Self.isPlain(candidate),
            !Self.isOverriddenAlone(only, function, project.index)
        else { return nil }
        self.function = only
    }

    /// Whether a call says all in its arguments and its handler.
    private static func isPlain(_ candidate: Candidate) -> Bool {
        let node = candidate.function.node
        return candidate.handler.positions.count == 1 && !node.throwsItself
            && node.signature.returnClause.map(\.type.isVoid) ?? true
            && !node.modifiers.contains { $0.name.text == "mutating" } && candidate.function.parameterOfTheCall == nil
    }

    /// Whether a subclass has an async form of its own, which callers of the old form do not reach.
    private static func isOverriddenAlone(
        _ form: ProjectFunction, _ function: ProjectFunction, _ index: ProjectIndex
    ) -> Bool {
        let overrides = index.functions(named: form.name).filter {
            $0.isAsync && $0.isOverride && $0.labels == form.labels
        }
        let old = index.functions(named: function.name).filter { $0.labels == function.labels }
        return overrides.contains { override in !old.contains { $0.scope == override.scope } }
    }

    /// Whether it takes what the other takes besides the handler, and gives what the handler is given.
    private static func fits(_ form: ProjectFunction, _ candidate: Candidate) -> Bool {
        let given = candidate.function.parameters.enumerated().filter {
            !candidate.handler.positions.contains($0.offset)
        }
        let signature = form.node.signature
        let result = signature.returnClause?.type
        let outcome = candidate.handler.outcome
        return form.parameters.map(\.type.trimmedDescription) == given.map(\.element.type.trimmedDescription)
            && (result.map { $0.isVoid ? "Void" : $0.trimmedDescription } ?? "Void") == outcome.returnType
            && Failure(of: signature) == outcome.failure && form.isStatic == candidate.function.isStatic
            && form.node.genericParameterClause?.trimmedDescription
                == candidate.function.node.genericParameterClause?.trimmedDescription
    }
}

extension Failure {
    /// What a function throws, by its declaration.
    fileprivate init(of signature: FunctionSignatureSyntax) {
        guard let clause = signature.effectSpecifiers?.throwsClause else {
            self = .never
            return
        }
        self = clause.type.map { .typed($0.trimmedDescription) } ?? .any
    }
}
