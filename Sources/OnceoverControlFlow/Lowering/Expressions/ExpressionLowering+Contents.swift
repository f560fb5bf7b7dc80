import OnceoverContracts
import SwiftSyntax

/// Objects that hold one value: `done.load(ordering: .acquiring)` is read, and `done.store(true, ordering: .releasing)`
/// assigned, like a property. This does not say that the two happen without interruption.
extension ExpressionLowering {
    /// Nil if a call is none of these.
    func lowerContent(_ node: FunctionCallExprSyntax) -> Operand? {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            node.trailingClosure == nil,
            let access = builder.contracts.access(
                by: member.declName.baseName.text, node.arguments.map { $0.label?.text })
        else { return nil }
        guard case .term(let object) = lowerLink(base) else { return .unknown }
        let content = builder.graph.terms.content(of: object)
        guard access == .set, let given = node.arguments.first else { return .term(content) }
        let value = lower(given.expression)
        let literal = literalCases.literalValue(given.expression, of: content)
        builder.graph.append(.assign(content, literal ?? value, Site(node)))
        return .unknown
    }
}

extension TermTable {
    /// What stands for what an object holds.
    fileprivate mutating func content(of object: TermID) -> TermID { member(Self.contentName, of: object, shown: "") }

    func isContent(_ term: TermID) -> Bool {
        if case .member(_, Self.contentName) = self[term].kind { true } else { false }
    }

    /// No member in source code can have this name.
    private static let contentName = "()"
}
