import OnceoverSource
import SwiftSyntax

/// Methods that an object may have: the optional ones of a protocol.
extension ConditionLowering {
    /// `dry` of `delegate.responds(to: #selector(Towel.dry(_:)))`
    func method(askedForBy node: FunctionCallExprSyntax) -> String? {
        guard node.calledName == "responds", node.arguments.count == 1, let given = node.arguments.first,
            given.label?.text == "to", let selector = given.expression.as(MacroExpansionExprSyntax.self),
            selector.macroName.text == "selector"
        else { return nil }
        return selector.arguments.first?.expression.lastReference?.baseName.text
    }

    /// `self.responds(to: #selector(self.dry(_:)))`: what the compiler has found in the type, its objects have.
    private func namesOwnMethod(_ node: FunctionCallExprSyntax) -> Bool {
        let selector = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self)
        let method = selector?.arguments.first?.expression.as(MemberAccessExprSyntax.self)
        return method?.base?.isSelf ?? false
    }

    /// Where the object has the method, `delegate.dry?(towel)` calls it.
    func lowerResponse(_ node: FunctionCallExprSyntax, to method: String, _ branch: Branch) {
        let answer = expressionLowering.lower(ExprSyntax(node))
        guard case .term(let result) = answer,
            let object = builder.graph.calls.last(where: { $0.result == result })?.receiver
        else { return branchOn(value: answer, text: [ExprSyntax(node)], branch) }
        if object == builder.selfTerm, namesOwnMethod(node) {
            return builder.graph.connect(to: branch.yes, branch.holds, site: branch.site)
        }
        let has = Constraint(builder.graph.terms.member(method, of: object), .isNil(false))
        builder.graph.connect(to: branch.yes, branch.holds, site: branch.site, assuming: [has])
        builder.graph.connect(to: branch.no, branch.fails, site: branch.site)
    }

    /// What holds where `delegate?.responds(to: #selector(Towel.dry(_:)))`, which has just been laid out, is true.
    func response(askedForBy parts: ArraySlice<ExprSyntax>) -> [Constraint] {
        guard parts.count == 1, let node = parts.first?.as(FunctionCallExprSyntax.self),
            let method = method(askedForBy: node), let object = builder.graph.calls.last?.receiver
        else { return [] }
        return [object, builder.graph.terms.member(method, of: object)].map { Constraint($0, .isNil(false)) }
    }
}
