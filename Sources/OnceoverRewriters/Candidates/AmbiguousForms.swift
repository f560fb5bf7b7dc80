import OnceoverSource
import SwiftSyntax

/// Functions whose async forms would have the same parameters. A call could not tell them apart.
struct AmbiguousForms: Sendable {
    private let project: Project
    private let groups: [String: [Candidate]]

    init(_ candidates: [Candidate], in project: Project) {
        self.project = project
        groups = Dictionary(grouping: candidates) { Self.call(of: $0, in: project) }.filter { $0.value.count > 1 }
    }

    /// Names the first function whose async form would return or throw something else. If two functions would have the
    /// same form, one of them gets it.
    func otherResult(than candidate: Candidate) -> RefusalReason? {
        first(beside: candidate) { $0.handler.outcome != candidate.handler.outcome }
    }

    /// Names the first function that only its handler tells apart, be it by the label or by the type.
    func otherHandler(than candidate: Candidate) -> RefusalReason? {
        first(beside: candidate) {
            $0.function.labels != candidate.function.labels || $0.handlerParameters != candidate.handlerParameters
        }
    }

    private func first(beside candidate: Candidate, where isOther: (Candidate) -> Bool) -> RefusalReason? {
        guard !groups.isEmpty else { return nil }
        return groups[Self.call(of: candidate, in: project)]?.first(where: isOther).map {
            .ambiguousForm(project.named($0.function))
        }
    }

    /// What is the same in all calls that may mean the same async function.
    private static func call(of candidate: Candidate, in project: Project) -> String {
        let function = candidate.function
        let node = function.node
        let isOfFile =
            node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            || project.index.isOfOneOfSeveralTypes(function)
        let parameters = function.parameters.enumerated().filter { !candidate.handler.positions.contains($0.offset) }
            .map { "\($0.element.firstName.text): \($0.element.type.trimmedDescription)" }
        let constraints = [
            node.enclosing(ExtensionDeclSyntax.self)?.genericWhereClause, node.genericWhereClause,
        ].map { $0?.trimmedDescription ?? "" }
        let place = [
            "\(project.modules[function.file])", isOfFile ? "\(function.file)" : "", node.conditionalClause,
            function.isStatic ? "static" : "",
        ]
        return (place + constraints + function.scope + [function.name] + parameters).joined(separator: "\n")
    }
}

extension Candidate {
    fileprivate var handlerParameters: [[String]] { handler.types.map { $0.parameters.map(\.trimmedDescription) } }
}

extension RefusalReason {
    fileprivate static func ambiguousForm(_ other: OtherFunction) -> Self {
        Self(
            "a call of its async form could also mean the async form of \(other.text)",
            "calls of the async form would be ambiguous", cause: other.cause("has an async form that is called alike"))
    }
}
