import OnceoverSignatures
import SwiftSyntax

/// A function, method or initialiser that has a body.
///
/// An object, because it is asked for again and again, and a copy of so many nodes would cost more than what is asked.
package final class DeclaredFunction: Sendable {
    package struct Parameter: Sendable, LabelledParameter {
        package let label: String?
        package let name: String
        package let shape: HandlerShape
        package let hasDefault: Bool
        package let node: FunctionParameterSyntax
        private let aliases: [String: TypeSyntax]

        /// Its type as a function type, also by a type alias of the file; nil if it is none.
        package var handlerType: HandlerType? { HandlerType(node.type, aliases: aliases) }

        /// A default that is a truth value, or nil; nothing for any other.
        package var defaultConstant: Bool?? {
            let value = node.defaultValue?.value
            if value?.is(NilLiteralExprSyntax.self) == true { return .some(nil) }
            return value?.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
        }

        /// Whether its default is nil or an empty closure, so that a call without it passes nothing to call.
        package var isNothingByDefault: Bool {
            let value = node.defaultValue?.value
            return value?.is(NilLiteralExprSyntax.self) ?? false
                || value?.as(ClosureExprSyntax.self)?.statements.isEmpty ?? false
        }

        package var isVariadic: Bool { node.ellipsis != nil }

        /// Whether the function's body says how often it is called: what has a shape, and what cannot be kept, whatever it
        /// gives, as `body: () -> Bool`.
        package var isFollowed: Bool { shape != .other || HandlerType(node.type).map { !$0.isEscaping } ?? false }

        /// Whether a closure may be called behind the function's end.
        package var mayBeKept: Bool { HandlerType(node.type).map(\.isEscaping) ?? node.isEscaping }

        /// Whether a variable is given by reference.
        package var isInOut: Bool {
            node.type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
        }

        /// Whether the argument is a closure that does not look like one: it is evaluated where the function calls it.
        package var isAutoclosure: Bool {
            node.type.as(AttributedTypeSyntax.self)?.attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "autoclosure"
            } ?? false
        }

        /// - Parameter aliases: the type aliases that are known, by name.
        init(_ node: FunctionParameterSyntax, aliases: [String: TypeSyntax] = [:]) {
            let first = node.firstName.text
            label = first == "_" ? nil : first
            name = node.secondName?.text ?? first
            shape = HandlerShape(node.type, aliases: aliases)
            hasDefault = node.defaultValue != nil || node.ellipsis != nil
            self.node = node
            self.aliases = aliases
        }
    }

    /// `init` for an initialiser.
    package let name: String
    package let parameters: [Parameter]
    /// The type that it belongs to, also through an extension.
    package let typeName: String?
    package let body: CodeBlockItemListSyntax
    package let rightBrace: TokenSyntax
    /// Where a finding about the whole function stands.
    package let nameToken: TokenSyntax
    package let isOverride: Bool
    package let isInitializer: Bool
    /// Whether it stands inside another body.
    package let isLocal: Bool
    package let isPrivate: Bool
    package let attributes: AttributeListSyntax
    /// As written; for a failable initialiser, an optional.
    package let returnType: TypeSyntax?

    init(
        name: String, parameters: [Parameter], typeName: String?, body: CodeBlockItemListSyntax,
        rightBrace: TokenSyntax, nameToken: TokenSyntax, isOverride: Bool = false, isInitializer: Bool = false,
        isLocal: Bool, isPrivate: Bool = false, attributes: AttributeListSyntax, returnType: TypeSyntax? = nil
    ) {
        self.name = name
        self.parameters = parameters
        self.typeName = typeName
        self.body = body
        self.rightBrace = rightBrace
        self.nameToken = nameToken
        self.isOverride = isOverride
        self.isInitializer = isInitializer
        self.isLocal = isLocal
        self.isPrivate = isPrivate
        self.attributes = attributes
        self.returnType = returnType
    }

    /// The same with the shapes that its parameters have by the type aliases of the file.
    func reshaped(by aliases: [String: TypeSyntax]) -> DeclaredFunction {
        guard !parameters.isEmpty else { return self }
        return DeclaredFunction(
            name: name, parameters: parameters.map { Parameter($0.node, aliases: aliases) }, typeName: typeName,
            body: body, rightBrace: rightBrace, nameToken: nameToken, isOverride: isOverride,
            isInitializer: isInitializer, isLocal: isLocal, isPrivate: isPrivate, attributes: attributes,
            returnType: returnType)
    }

    /// The type's own name: `State` for `Kiln.State`.
    package var simpleTypeName: String? { typeName?.simpleName }

    /// As people write it: `Harbour.fetch(ship:completion:)`.
    package var qualifiedName: String {
        let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
        return (typeName.map { $0 + "." } ?? "") + name + "(" + labels + ")"
    }

    /// The property whose getter it is.
    package var readProperty: String? {
        let block: SyntaxProtocol? =
            switch nameToken.tokenKind {
            case .leftBrace: nameToken.parent
            case .keyword(.get): nameToken.parent?.parent?.parent
            default: nil
            }
        let binding = block?.as(AccessorBlockSyntax.self)?.parent?.as(PatternBindingSyntax.self)
        return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    package var isDeinitializer: Bool { nameToken.tokenKind == .keyword(.deinit) }

    /// Whether it is declared by a type. That may stand in a body, where a function would be laid out.
    package var isMember: Bool { nameToken.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false }

    /// `makeOperation(completion:) -> Operation`: what it is given, what it makes may keep.
    package var makesValue: Bool {
        guard returnType != nil, name.hasPrefix("make") else { return false }
        return name.dropFirst(4).first.map(\.isUppercase) ?? true
    }

    /// What the declaration that it stands in, a type's or an extension's, says that the type is, by their own names.
    ///
    /// - Complexity: O(depth of nesting).
    package var inheritedTypes: [String] {
        var node = nameToken.parent
        while let current = node {
            if let group = current.asProtocol((any DeclGroupSyntax).self) {
                return group.inheritanceClause?.inheritedTypes.flatMap { Conformance.names(in: $0.type) } ?? []
            }
            node = current.parent
        }
        return []
    }

    /// Whether it never returns.
    package var isTerminating: Bool { returnType?.as(IdentifierTypeSyntax.self)?.name.text == "Never" }

    /// Whether its errors reach its caller.
    package var isThrowing: Bool { effects?.throwsClause != nil }

    /// Whether no subclass, and no type that adopts a protocol, can have another in its place: it belongs to no type, is private,
    /// or is declared inside a type that has no heirs or is not inherited from it.
    ///
    /// - Complexity: O(depth of nesting).
    package var isIrreplaceable: Bool {
        if typeName == nil || isPrivate { return true }
        let modifiers = nameToken.parent?.asProtocol((any WithModifiersSyntax).self)?.modifiers
        let isOwn = modifiers?.contains { ["static", "final"].contains($0.name.text) } ?? false
        let around = sequence(first: Syntax(nameToken), next: \.parent)
        guard let group = around.first(where: { $0.isProtocol((any DeclGroupSyntax).self) }) else { return false }
        return group.is(StructDeclSyntax.self) || group.is(EnumDeclSyntax.self)
            || isOwn && (group.is(ClassDeclSyntax.self) || group.is(ActorDeclSyntax.self))
    }

    /// Whether its callers wait for it.
    package var isAsync: Bool { effects?.asyncSpecifier != nil }

    private var effects: FunctionEffectSpecifiersSyntax? {
        nameToken.parent?.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers
    }

    /// Whether it is an initialiser that may return nil by its type and does not throw.
    package var isFailable: Bool {
        guard isInitializer, returnType != nil else { return false }
        return nameToken.parent?.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers?.throwsClause == nil
    }

    /// Whether a test runner calls it.
    package var isTest: Bool {
        name.hasPrefix("test") || attributes.contains { $0.trimmedDescription.hasPrefix("@Test") }
    }

    /// Whether other modules see it: by its own modifier, or that of the extension or protocol around it.
    ///
    /// - Complexity: O(depth of nesting).
    package var isPublic: Bool { nameToken.parent?.isSeenByOtherModules ?? false }

    /// Whether subclasses of other modules may replace it.
    package var isOpen: Bool {
        let declaration = nameToken.parent?.asProtocol((any WithModifiersSyntax).self)
        return declaration?.modifiers.contains { $0.name.text == "open" } ?? false
    }

    /// Whether its body may be a value: an accessor's may, a function's only where it says of which type.
    package var mayGiveValue: Bool {
        returnType != nil || nameToken.parent?.is(FunctionDeclSyntax.self) == false
    }

    /// Whether it returns a closure, or several as a tuple, which may do later what the function is there for.
    package var givesBackClosure: Bool {
        let parts = returnType?.as(TupleTypeSyntax.self)?.elements.map(\.type) ?? [returnType].compactMap { $0 }
        return parts.contains { HandlerShape($0, aliases: [:]).isHandler }
    }

    /// `load(_:completion:)`
    package var fullName: String { parameters.fullName(of: name) }

    /// The parameter of each argument of a call; nil if the call cannot be of this function.
    ///
    /// - Parameter arguments: labels, and whether the argument is a closure behind the parentheses.
    package func match(_ arguments: [(label: String?, isTrailing: Bool)]) -> [Int]? { parameters.match(arguments) }
}

extension FunctionParameterSyntax {
    /// `@escaping Completion`, and an optional of it.
    fileprivate var isEscaping: Bool {
        type.is(OptionalTypeSyntax.self) || type.as(AttributedTypeSyntax.self)?.isMarkedEscaping ?? false
    }
}
