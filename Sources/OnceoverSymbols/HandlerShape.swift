import OnceoverContracts
import OnceoverVocabulary
import SwiftSyntax

/// What a type means to the exactly-once promise.
package enum HandlerShape: Hashable, Sendable {
    /// A closure that returns nothing.
    case handler(isOptional: Bool)
    /// A type alias by whose name it is such a closure; its declaration is elsewhere.
    case presumedHandler(isOptional: Bool)
    case continuation(isOptional: Bool)
    case stream(isOptional: Bool)
    case promise(isOptional: Bool)
    /// A continuation of the runtime library: its first answer counts, and dropping it is an answer too.
    case answerable(isOptional: Bool)
    /// `ContinuationSlot` of the runtime library: calls wait in it.
    case slot
    case other

    package var isOptional: Bool {
        switch self {
        case .handler(let value), .presumedHandler(let value), .continuation(let value), .stream(let value),
            .promise(let value), .answerable(let value):
            value
        case .slot, .other: false
        }
    }

    package var isHandler: Bool {
        switch self {
        case .handler, .presumedHandler: true
        default: false
        }
    }

    /// The shape of a type as it is written.
    ///
    /// - Parameter aliases: the type aliases that are known, by name.
    package init(_ type: TypeSyntax, aliases: [String: TypeSyntax]) {
        self = Self.shape(of: type, aliases: aliases, isOptional: false, depth: 0)
    }

    private static func shape(
        of type: TypeSyntax, aliases: [String: TypeSyntax], isOptional: Bool, depth: Int
    ) -> HandlerShape {
        guard depth < 16 else { return .other }
        func inner(_ type: TypeSyntax, optional: Bool = false) -> HandlerShape {
            shape(of: type, aliases: aliases, isOptional: isOptional || optional, depth: depth + 1)
        }
        switch type.as(TypeSyntaxEnum.self) {
        case .attributedType(let node):
            let base = inner(node.baseType)
            return base == .other && isUnknownClosure(node, aliases: aliases)
                ? .presumedHandler(isOptional: isOptional) : base
        case .optionalType(let node): return inner(node.wrappedType, optional: true)
        case .implicitlyUnwrappedOptionalType(let node): return inner(node.wrappedType, optional: true)
        case .tupleType(let node) where node.elements.count == 1: return inner(node.elements.first!.type)
        case .someOrAnyType(let node): return inner(node.constraint)
        case .functionType(let node): return isVoid(node.returnClause.type) ? .handler(isOptional: isOptional) : .other
        case .memberType(let node):
            let owner = node.baseType.as(IdentifierTypeSyntax.self)?.name.text
            // How a subscription ends, not a closure.
            if owner == "Subscribers" { return .other }
            return shape(named: node.name.text, in: owner, isOptional: isOptional)
        case .identifierType(let node):
            let name = node.name.text
            if let alias = aliases[name] { return inner(alias) }
            if name == "Optional", let wrapped = node.genericArgumentClause?.arguments.first?.argument,
                case .type(let type) = wrapped
            {
                return inner(type, optional: true)
            }
            return shape(named: name, in: nil, isOptional: isOptional)
        default: return .other
        }
    }

    /// Only a closure can be marked `@escaping`, whatever its type alias is called that is declared elsewhere.
    private static func isUnknownClosure(_ type: AttributedTypeSyntax, aliases: [String: TypeSyntax]) -> Bool {
        let name = type.baseType.as(IdentifierTypeSyntax.self)?.name ?? type.baseType.as(MemberTypeSyntax.self)?.name
        guard let name, aliases[name.text] == nil else { return false }
        return type.isMarkedEscaping
    }

    private static func isVoid(_ type: TypeSyntax) -> Bool {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return isVoid(inner.type)
        }
        if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
        let name = type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
        return name == "Void" || name == "Never"
    }

    private static func shape(named name: String, in owner: String?, isOptional: Bool) -> HandlerShape {
        switch ObligationType.kind(ofType: name, in: owner) {
        case .continuation: .continuation(isOptional: isOptional)
        case .stream: .stream(isOptional: isOptional)
        case .promise: .promise(isOptional: isOptional)
        case .answerable: .answerable(isOptional: isOptional)
        case .slot: .slot
        case .handler: .presumedHandler(isOptional: isOptional)
        case nil: isPresumed(name) ? .presumedHandler(isOptional: isOptional) : .other
        }
    }

    /// One of these is in the text of each type that has a shape, but for the file's own type aliases.
    static let words = Vocabulary.handlerTypeEndings + ["->"] + ObligationType.words

    /// Whether a type is a closure by its name, where nothing else is known of it.
    package static func isPresumed(_ name: String) -> Bool {
        Vocabulary.handlerTypeEndings.contains { name.hasSuffix($0) }
    }
}

extension AttributedTypeSyntax {
    /// `@escaping Answer`
    package var isMarkedEscaping: Bool {
        attributes.contains { element in
            element.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "escaping"
        }
    }
}
