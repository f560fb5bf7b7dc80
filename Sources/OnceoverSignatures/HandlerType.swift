import OnceoverVocabulary
import SwiftSyntax

/// The function type of a parameter, with what surrounds it: `(@escaping @Sendable (Int) -> Void)?`.
package struct HandlerType {
    package let function: FunctionTypeSyntax
    package let isOptional: Bool
    package let attributes: [String]
    private let aliases: TypeAliases

    /// Nil when the type is not a function type, and no known alias of one.
    package init?(_ type: TypeSyntax, aliases: TypeAliases = .none) {
        var type = type
        var isOptional = false
        var attributes: [String] = []
        var depth = 0
        while true {
            if let attributed = type.as(AttributedTypeSyntax.self) {
                attributes += attributed.attributes.compactMap {
                    $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
                }
                type = attributed.baseType
            } else if let wrapped = type.optionalWrapped {
                isOptional = true
                type = wrapped
            } else if let inner = type.parenthesized {
                type = inner
            } else if let aliased = aliases.expand(type), depth < 16 {
                type = aliased
                depth += 1
            } else {
                break
            }
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        self.function = function
        self.isOptional = isOptional
        self.attributes = attributes
        self.aliases = aliases
    }

    /// An optional function escapes by itself.
    package var isEscaping: Bool { isOptional || attributes.contains("escaping") }
    package var isAutoclosure: Bool { attributes.contains("autoclosure") }
    package var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }
    package var isSendable: Bool { attributes.contains("Sendable") }
    package var returnsVoid: Bool { function.returnClause.type.isVoid }
    package var parameters: [TypeSyntax] { function.parameters.map { aliases.revealed($0.type) } }
    /// Whether a type is an error, by its name or as its declaration says.
    func isError(_ type: TypeSyntax) -> Bool {
        type.namesAnError || aliases.isError(type.withoutAny.trimmedDescription)
    }
    /// What an async function throws that is told an error of this type.
    func failure(_ type: TypeSyntax) -> Failure {
        let name = type.withoutAny.trimmedDescription
        return aliases.isThrown(name) ? .typed(name) : .any
    }

    /// Whether all that it is told is an error, as the second handler of a pair is: those are `Sendable`.
    var tellsErrorAlone: Bool { parameters.count == 1 && isError(parameters[0]) }
    /// How the standard library's types are written where the handler is.
    package var names: StandardNames { aliases.names }
}

extension TypeSyntax {
    /// The `T` of `T?`, `T!` and `Optional<T>`.
    package var optionalWrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
        return arguments(of: "Optional", count: 1)?.first
    }

    /// The `T` of `sending T`, `consuming T` and `@escaping T`: how a value is passed is not what it is.
    var withoutSpecifiers: TypeSyntax {
        guard let attributed = self.as(AttributedTypeSyntax.self),
            attributed.specifiers.allSatisfy({ ["sending", "consuming", "borrowing"].contains($0.trimmedDescription) })
        else { return self }
        let kept = attributed.attributes.filter { $0.trimmedDescription != "@escaping" }
        if kept.isEmpty { return attributed.baseType }
        return TypeSyntax(attributed.with(\.specifiers, []).with(\.attributes, kept))
    }

    /// The `T` of `(T)`.
    package var parenthesized: TypeSyntax? {
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
        return tuple.elements.first?.type
    }

    package var isVoid: Bool {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.isEmpty { return true }
        if let inner = parenthesized { return inner.isVoid }
        return Vocabulary.voidTypes.contains(trimmedDescription)
    }

    /// Whether the name says that this is an error: syntax knows no conformances.
    package var namesAnError: Bool {
        let name = withoutAny.trimmedDescription
        return name == "Error" || name.hasSuffix(".Error") || name.hasSuffix("Error")
    }

    var withoutAny: TypeSyntax {
        if let inner = parenthesized { return inner.withoutAny }
        guard let any = self.as(SomeOrAnyTypeSyntax.self), any.someOrAnySpecifier.tokenKind == .keyword(.any) else {
            return self
        }
        return any.constraint
    }

    /// The generic arguments of a type of this name, with or without `Swift.`.
    package func arguments(of name: String, count: Int) -> [TypeSyntax]? {
        let arguments: GenericArgumentClauseSyntax?
        if let identifier = self.as(IdentifierTypeSyntax.self), identifier.name.text == name {
            arguments = identifier.genericArgumentClause
        } else if let member = self.as(MemberTypeSyntax.self), member.name.text == name {
            arguments = member.baseType.trimmedDescription == "Swift" ? member.genericArgumentClause : nil
        } else {
            arguments = nil
        }
        let types = arguments?.arguments.compactMap { $0.argument.as(TypeSyntax.self) }
        return types?.count == count ? types : nil
    }
}
