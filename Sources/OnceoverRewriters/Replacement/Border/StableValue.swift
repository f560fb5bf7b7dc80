import SwiftSyntax

/// Says whether an expression has the same value when a task that was just started computes it.
struct StableValue {
    let receivers: ReceiverType
    /// Whether `self` may be gone by then.
    let isSelfWeak: Bool

    func isStable(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .simpleStringLiteralExpr,
            .regexLiteralExpr, .closureExpr, .superExpr, .keyPathExpr, .macroExpansionExpr:
            true
        case .stringLiteralExpr(let node): node.segments.allSatisfy(isStable)
        case .declReferenceExpr(let node): isStable(node)
        case .memberAccessExpr(let node): isStable(node)
        case .arrayExpr(let node): node.elements.allSatisfy { isStable($0.expression) }
        case .dictionaryExpr(let node):
            node.content.as(DictionaryElementListSyntax.self)?.allSatisfy { isStable($0.key) && isStable($0.value) }
                ?? true
        case .tupleExpr(let node): node.elements.allSatisfy { isStable($0.expression) }
        case .prefixOperatorExpr(let node): isStable(node.expression)
        case .genericSpecializationExpr(let node): isStable(node.expression)
        case .functionCallExpr(let node): isStable(node)
        default: false
        }
    }

    private func isStable(_ segment: StringLiteralSegmentListSyntax.Element) -> Bool {
        guard case .expressionSegment(let node) = segment else { return true }
        return node.expressions.allSatisfy { isStable($0.expression) }
    }

    private func isStable(_ node: DeclReferenceExprSyntax) -> Bool {
        let name = node.baseName.text
        if ["newValue", "oldValue"].contains(name) { return true }
        if name == "self" || name == "Self" { return !isSelfWeak }
        if let local = LocalDeclaration.of(name, at: node) { return local.isConstant }
        if name.first?.isUppercase == true { return true }
        return !isSelfWeak && isConstant(name, at: node)
    }

    /// Of a property of the type around.
    private func isConstant(_ name: String, at node: some SyntaxProtocol) -> Bool {
        let types = receivers.types(around: node)
        return receivers.index.isConstant(name, in: types) || receivers.index.isConstant(name, in: [])
    }

    private func isStable(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base else { return true }
        let name = node.declName.baseName.text
        if base.trimmedDescription == "self" { return !isSelfWeak && isConstant(name, at: node) }
        let isType = base.trimmedDescription.simpleName.first?.isUppercase ?? false
        return isType && (name.first?.isUppercase == true || ["shared", "default", "standard", "self"].contains(name))
    }

    /// Whether something is made of stable values: `URL(string: "…")`, `.success(user)`.
    private func isStable(_ node: FunctionCallExprSyntax) -> Bool {
        let isType = node.calledExpression.trimmedDescription.simpleName.first?.isUppercase ?? false
        let isImplicit = node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        return (isType || isImplicit) && node.trailingClosure == nil
            && node.arguments.allSatisfy { isStable($0.expression) }
    }
}
