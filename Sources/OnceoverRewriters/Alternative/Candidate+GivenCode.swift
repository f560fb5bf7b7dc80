import SwiftSyntax

extension Candidate {
    /// Whether the handler is passed to a closure in a variable or a property: unknown code, which runs where this
    /// function is called.
    func handsHandlerToClosure(_ index: ProjectIndex) -> Bool {
        guard let body = function.node.body else { return false }
        return HandlerUses(of: handlerNames, in: body).others.contains { use in
            use.callGivenIt.map { $0.callsValue(in: function.scope, index) } ?? false
        }
    }
}

extension FunctionCallExprSyntax {
    /// Whether what is called is declared as a value, not as a function.
    fileprivate func callsValue(in scope: [String], _ index: ProjectIndex) -> Bool {
        let callee = calledExpression.as(OptionalChainingExprSyntax.self)?.expression ?? calledExpression
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let local = LocalDeclaration.of(name, at: self) {
                if case .function = local.meaning { return false }
                return true
            }
            return index.hasProperty((scope + [name]).joined(separator: "."))
        }
        guard let member = callee.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" else {
            return false
        }
        return index.hasProperty((scope + [member.declName.baseName.text]).joined(separator: "."))
    }
}
