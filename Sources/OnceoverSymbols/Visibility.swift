import SwiftSyntax

extension Syntax {
    /// Whether other modules see a declaration: by its own modifier, where they see the types around it too, or by that
    /// of the extension or protocol around it.
    var isSeenByOtherModules: Bool {
        var declarations = declarationsOutward.makeIterator()
        guard let own = declarations.next() else { return false }
        if own.isMarkedForOtherModules {
            return IteratorSequence(declarations).allSatisfy { !$0.isType || $0.isMarkedForOtherModules }
        }
        guard let around = declarations.next(),
            around.is(ExtensionDeclSyntax.self) || around.is(ProtocolDeclSyntax.self)
        else { return false }
        return around.isMarkedForOtherModules
    }

    /// Whether no other file sees a declaration: by its own modifier, or by that of a type around it.
    var isPrivateToFile: Bool { declarationsOutward.contains { Modifiers($0.modifiers).isPrivate } }

    /// The declaration itself, if it is one, and those around it.
    private var declarationsOutward: some Sequence<any WithModifiersSyntax> {
        // Whether it is a declaration at all is told faster than what it conforms to.
        sequence(first: self, next: \.parent).lazy.filter { $0.is(DeclSyntax.self) }.compactMap {
            $0.asProtocol((any WithModifiersSyntax).self)
        }
    }
}

extension WithModifiersSyntax {
    fileprivate var isMarkedForOtherModules: Bool {
        modifiers.contains { ["public", "open", "package"].contains($0.name.text) }
    }

    /// An extension may be one of a type that is seen elsewhere.
    fileprivate var isType: Bool {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .classDecl, .structDecl, .enumDecl, .actorDecl: true
        default: false
        }
    }
}

extension SourceFileSyntax {
    /// The types and protocols that other modules do not see, by their names. Nor do they see what an extension of one
    /// marks as public.
    package var hiddenTypes: Set<String> {
        Set(
            statements.compactMap { statement in
                guard let type = statement.item.as(DeclSyntax.self)?.asProtocol((any NamedDeclSyntax).self),
                    let marked = type.asProtocol((any WithModifiersSyntax).self), !marked.isMarkedForOtherModules
                else { return nil }
                return type.name.text
            })
    }
}
