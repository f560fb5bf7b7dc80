import SwiftSyntax

/// A computed property that is another name for a property of the same object: `var current: Waiter? { waiting }`.
struct RenamedProperty {
    let name: String
    /// What it gives, and what it sets if it can be set.
    let target: String

    init?(_ binding: PatternBindingSyntax) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let block = binding.accessorBlock, let target = Self.target(of: block), target != name
        else { return nil }
        self.name = name
        self.target = target
    }

    private static func target(of block: AccessorBlockSyntax) -> String? {
        switch block.accessors {
        case .getter(let statements): statements.onlyValue.flatMap(property)
        case .accessors(let accessors): target(of: Array(accessors))
        }
    }

    private static func target(of accessors: [AccessorDeclSyntax]) -> String? {
        let targets = accessors.map { accessor -> String? in
            guard accessor.effectSpecifiers == nil, let body = accessor.body else { return nil }
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.get): return body.statements.onlyValue.flatMap(property)
            case .keyword(.set) where accessor.parameters == nil: return property(setBy: body.statements)
            default: return nil
            }
        }
        guard let first = targets.first, targets.allSatisfy({ $0 == first }) else { return nil }
        return accessors[0].accessorSpecifier.tokenKind == .keyword(.get) ? first : nil
    }

    private static func property(setBy statements: CodeBlockItemListSyntax) -> String? {
        guard let only = statements.first, statements.count == 1, case .expr(let value) = only.item,
            let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            parts[1].is(AssignmentExprSyntax.self), property(parts[2]) == "newValue"
        else { return nil }
        return property(parts[0])
    }

    /// `waiting`, `self.waiting`
    private static func property(_ value: ExprSyntax) -> String? {
        if let reference = value.as(DeclReferenceExprSyntax.self) {
            return reference.argumentNames == nil ? name(reference.baseName) : nil
        }
        guard let member = value.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
            member.base?.isSelf == true
        else { return nil }
        return name(member.declName.baseName)
    }

    private static func name(_ token: TokenSyntax) -> String? {
        if case .identifier(let text) = token.tokenKind { text } else { nil }
    }
}
