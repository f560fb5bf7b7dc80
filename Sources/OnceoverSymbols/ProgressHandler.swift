import SwiftSyntax

/// A closure that is called again and again, as its type says: it is told of progress, or may stop what goes on.
package enum ProgressHandler {
    /// `(_ result: Any?, _ progress: Double, _ error: (any Error)?) -> Void`, `(Part, inout Bool) -> Void`, `ProgressHandler`
    package static func isWritten(_ type: TypeSyntax) -> Bool {
        switch type.as(TypeSyntaxEnum.self) {
        case .attributedType(let node): isWritten(node.baseType)
        case .optionalType(let node): isWritten(node.wrappedType)
        case .implicitlyUnwrappedOptionalType(let node): isWritten(node.wrappedType)
        case .tupleType(let node): node.elements.count == 1 && isWritten(node.elements.first!.type)
        case .identifierType(let node): node.name.text.contains("Progress")
        case .functionType(let node): node.parameters.contains(where: isOfProgress)
        default: false
        }
    }

    private static func isOfProgress(_ parameter: TupleTypeElementSyntax) -> Bool {
        let name = parameter.secondName?.text ?? parameter.firstName?.text ?? ""
        return name.lowercased().contains("progress") || isInout(parameter.type)
    }

    private static func isInout(_ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    }
}
