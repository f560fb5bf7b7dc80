import SwiftSyntax

/// What is known of type aliases where a type is written. A macro sees none; the converter sees the whole project's.
package struct TypeAliases {
    /// The type that a name stands for, one step; nil if it is not an alias.
    package let expand: @Sendable (TypeSyntax) -> TypeSyntax?

    /// How the standard library's types are written there.
    package let names: StandardNames

    /// Whether a type of this name is declared as an error, whatever its name says.
    package let isError: @Sendable (String) -> Bool

    /// Whether an error of this type alone can be thrown as one: it is declared as a type, not as a protocol.
    package let isThrown: @Sendable (String) -> Bool

    package init(
        names: StandardNames = .plain, isError: @escaping @Sendable (String) -> Bool = { _ in false },
        isThrown: @escaping @Sendable (String) -> Bool = { _ in false },
        expand: @escaping @Sendable (TypeSyntax) -> TypeSyntax?
    ) {
        self.names = names
        self.isError = isError
        self.isThrown = isThrown
        self.expand = expand
    }

    package static let none = TypeAliases { _ in nil }

    /// The type itself if it is not an alias. An alias of an alias is followed, a circle of aliases is not.
    package func resolve(_ type: TypeSyntax) -> TypeSyntax {
        var type = type
        for _ in 0..<16 {
            guard let next = expand(type) else { return type }
            type = next
        }
        return type
    }

    /// As `resolve`, but an alias keeps its name unless it hides what a handler's shape depends on: a `Result`, an
    /// optional, `Void`, or an error.
    func revealed(_ type: TypeSyntax) -> TypeSyntax {
        let resolved = resolve(type)
        let matters =
            resolved.isVoid || resolved.optionalWrapped != nil || resolved.namesAnError
            || names.resultArguments(of: resolved) != nil
        return matters ? resolved : type
    }
}
