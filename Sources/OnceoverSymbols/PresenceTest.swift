import SwiftSyntax

/// A computed property that is true only where an optional property of the same object is there:
///
///     var isWarm: Bool { engine?.isWarm() ?? false }
struct PresenceTest {
    let name: String
    /// The property that is there then.
    let property: String

    init?(_ binding: PatternBindingSyntax) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text == "Bool",
            let value = binding.accessorBlock?.onlyValue,
            let property = Self.parts(of: value).lazy.compactMap(Self.property(shownBy:)).first
        else { return nil }
        self.name = name
        self.property = property
    }

    /// What must hold, each part of it.
    private static func parts(of value: ExprSyntax) -> [[ExprSyntax]] {
        guard let elements = value.as(SequenceExprSyntax.self)?.elements else { return [] }
        let parts = elements.split { name(ofOperator: $0) == "&&" }.map(Array.init)
        return parts.contains { $0.contains { ["||", "??"].contains(name(ofOperator: $0)) } && parts.count > 1 }
            ? [] : parts
    }

    /// `engine != nil`, `engine?.isWarm ?? false`, `engine?.isWarm == true`
    private static func property(shownBy part: [ExprSyntax]) -> String? {
        guard part.count == 3, let sign = name(ofOperator: part[1]) else { return nil }
        let isTrue = part[2].as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
        return switch (sign, isTrue) {
        case ("??", false), ("==", true): root(of: part[0], isBehindMark: false)
        case ("!=", nil) where part[2].is(NilLiteralExprSyntax.self): root(of: part[0], isBehindMark: true)
        default: nil
        }
    }

    /// The property of the own object at the head of a chain, if a `?` stands behind it.
    private static func root(of chain: ExprSyntax, isBehindMark: Bool) -> String? {
        switch chain.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let node): root(of: node.expression, isBehindMark: true)
        case .functionCallExpr(let node): root(of: node.calledExpression, isBehindMark: false)
        case .subscriptCallExpr(let node): root(of: node.calledExpression, isBehindMark: false)
        case .memberAccessExpr(let node) where node.base?.trimmedDescription == "self":
            isBehindMark ? node.declName.baseName.text : nil
        case .memberAccessExpr(let node): node.base.flatMap { root(of: $0, isBehindMark: false) }
        case .declReferenceExpr(let node): isBehindMark ? node.baseName.text : nil
        default: nil
        }
    }

    private static func name(ofOperator part: ExprSyntax) -> String? {
        part.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
}

extension AccessorBlockSyntax {
    /// What a getter gives that does nothing else.
    var onlyValue: ExprSyntax? {
        if case .getter(let statements) = accessors { statements.onlyValue } else { nil }
    }
}

extension CodeBlockItemListSyntax {
    /// What a body gives that does nothing else.
    var onlyValue: ExprSyntax? {
        guard let only = first, count == 1 else { return nil }
        return switch only.item {
        case .expr(let value): value
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
        case .decl: nil
        }
    }
}
