import SwiftSyntax

/// `[Key: Value]()` and `[Value]()`: a first value that shows the type of a property.
enum CollectionInitializer {
    /// Nil if the value is none of these. The type is made anew, with a tree of its own.
    static func type(madeBy value: ExprSyntax) -> TypeSyntax? {
        guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return nil }
        return type(writtenAs: call.calledExpression)
    }

    private static func type(writtenAs expression: ExprSyntax) -> TypeSyntax? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content, elements.count == 1, let element = elements.first,
                let key = name(element.key), let value = name(element.value)
            else { return nil }
            return TypeSyntax(DictionaryTypeSyntax(key: key, value: value))
        case .arrayExpr(let node):
            guard node.elements.count == 1, let element = node.elements.first.flatMap({ name($0.expression) }) else {
                return nil
            }
            return TypeSyntax(ArrayTypeSyntax(element: element))
        default: return nil
        }
    }

    private static func name(_ expression: ExprSyntax) -> TypeSyntax? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return TypeSyntax(IdentifierTypeSyntax(name: node.baseName.trimmed))
        case .genericSpecializationExpr(let node):
            guard let base = node.expression.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
            return TypeSyntax(
                IdentifierTypeSyntax(name: base.trimmed, genericArgumentClause: node.genericArgumentClause))
        case .memberAccessExpr(let node):
            guard let base = node.base.flatMap(name) else { return nil }
            return TypeSyntax(MemberTypeSyntax(baseType: base, name: node.declName.baseName.trimmed))
        default: return type(writtenAs: expression)
        }
    }
}
