import OnceoverContracts
import SwiftSyntax

/// Objects that hold one value: `done.load(ordering: .acquiring)` is read, and `done.store(true, ordering: .releasing)`
/// assigned, like a property. This does not say that the two happen without interruption.
extension BodyLowering {
    /// Nothing where a call is none of these.
    func lowerContent(_ node: FunctionCallExprSyntax) -> Operand? {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            node.trailingClosure == nil,
            let access = contracts.access(by: member.declName.baseName.text, node.arguments.map { $0.label?.text })
        else { return nil }
        guard case .term(let object) = lowerLink(base) else { return .unknown }
        let content = graph.terms.member(Self.contentName, of: object, shown: "")
        guard access == .set, let given = node.arguments.first else { return .term(content) }
        let value = lower(given.expression)
        let literal = literalValue(given.expression, of: content)
        graph.append(.assign(content, literal ?? value, Site(node)))
        return .unknown
    }

    /// The text of a condition's side that is such a value.
    func contentText(_ value: Operand) -> CanonicalText? {
        guard case .term(let term) = value, isContent(term) else { return nil }
        return CanonicalText(
            key: graph.terms.key(of: term), name: graph.terms[term].name, mentions: [term],
            names: [graph.terms[term].name], side: Comparison.Side(text: graph.terms[term].name))
    }

    func isContent(_ term: TermID) -> Bool {
        if case .member(_, Self.contentName) = graph.terms[term].kind { true } else { false }
    }

    /// No member in source code can have this name.
    private static let contentName = "()"
}
