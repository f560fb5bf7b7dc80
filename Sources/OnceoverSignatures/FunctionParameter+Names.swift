import SwiftSyntax

extension FunctionParameterSyntax {
    /// The name that the body uses.
    package var internalName: String { (secondName ?? firstName).text }

    /// The label with its colon, as a call writes it; empty for `_`.
    package var callLabel: String { firstName.tokenKind == .wildcard ? "" : "\(firstName.text): " }

    /// Why a function that is given the parameter cannot hand it on, in words; nil where it can.
    package var unforwardable: String? {
        if ellipsis != nil { return "variadic" }
        if type.is(PackExpansionTypeSyntax.self) { return "a parameter pack" }
        let specifiers = type.as(AttributedTypeSyntax.self)?.specifiers.map(\.trimmedDescription) ?? []
        return specifiers.contains("inout") ? "inout" : nil
    }

    /// With a name, where it has none: `_: Int` and `at _: Int` cannot be handed on.
    ///
    /// - Parameter position: of the parameter, for a name that no other has.
    package func named(at position: Int) -> FunctionParameterSyntax {
        guard internalName == "_" else { return self }
        let isLabelled = firstName.tokenKind != .wildcard
        let first = firstName.with(\.trailingTrivia, isLabelled ? [] : .space)
        let second: TokenSyntax? = isLabelled ? nil : .identifier("argument\(position)")
        return with(\.firstName, first).with(\.secondName, second)
    }
}
