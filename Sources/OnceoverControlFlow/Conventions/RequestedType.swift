import SwiftSyntax

/// Types that a call requests for its callback: `load(Ship.self) { answer, error in … }`.
///
/// The callback's parameter may have any type, but a cast to the requested type is assumed to succeed.
enum RequestedType {
    /// Whether the call that the nearest closure around a node is given to asks for this type.
    static func isOne(_ type: String, around node: some SyntaxProtocol) -> Bool {
        guard let closure = node.nearest(ClosureExprSyntax.self),
            let call = closure.parent?.nearest(FunctionCallExprSyntax.self)
        else { return false }
        return call.arguments.contains { argument in
            guard let member = argument.expression.as(MemberAccessExprSyntax.self), let base = member.base else {
                return false
            }
            return member.declName.baseName.tokenKind == .keyword(.self) && base.trimmedDescription == type
        }
    }
}

extension SyntaxProtocol {
    /// The node itself, or the first around it that is of a kind.
    fileprivate func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        var next: Syntax? = Syntax(self)
        while let node = next {
            if let found = node.as(kind) { return found }
            next = node.parent
        }
        return nil
    }
}
