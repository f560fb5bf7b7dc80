import SwiftSyntax

extension FunctionParameterSyntax {
    /// The name that the body uses.
    package var internalName: String { (secondName ?? firstName).text }

    /// The same as an expression: `` `throws` `` for `throws`, which only a parameter may be called without the marks.
    package var reference: String { ReservedWords.all.contains(internalName) ? "`\(internalName)`" : internalName }

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

/// Words that no expression may be called. See
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/
private enum ReservedWords {
    static let all: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
