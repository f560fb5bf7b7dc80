import SwiftSyntax

extension ExprSyntax {
    /// `.success(value)` or `.failure(error)`, also with `Result` in front.
    var resultCase: (name: String, value: ExprSyntax?)? {
        if let member = self.as(MemberAccessExprSyntax.self), member.isResultMember {
            return (member.declName.baseName.text, nil)
        }
        guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, call.arguments.count <= 1,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.isResultMember
        else { return nil }
        let value = call.arguments.first?.expression
        let isVoid = value?.as(TupleExprSyntax.self)?.elements.isEmpty ?? false
        return (member.declName.baseName.text, isVoid ? nil : value)
    }

    /// `.notFound`, `.code(3)`: what needs a type around it.
    var implicitMember: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.implicitMember }
        return self.as(MemberAccessExprSyntax.self).map { $0.base.map(\.implicitMember) ?? true } ?? false
    }

    /// Whether `.get()` can be written behind it.
    var canTakeMember: Bool {
        if implicitMember { return false }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.canTakeMember }
        return self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
    }
}

extension MemberAccessExprSyntax {
    fileprivate var isResultMember: Bool {
        let isOfResult = base == nil || base?.trimmedDescription.hasPrefix("Result") == true
        return isOfResult && ["success", "failure"].contains(declName.baseName.text)
    }
}
