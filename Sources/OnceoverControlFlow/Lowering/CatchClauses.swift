import SwiftSyntax

extension DoStmtSyntax {
    /// Whether one of its clauses takes every error. False where it has none.
    package var catchesAll: Bool { catchClauses.contains(where: \.catchesAll) }
}

extension CatchClauseSyntax {
    fileprivate var catchesAll: Bool {
        catchItems.isEmpty || catchItems.contains { $0.whereClause == nil && ($0.pattern?.takesEveryError ?? true) }
    }
}

extension CatchItemSyntax {
    /// `LoadError` in `catch let error as LoadError` and `catch is LoadError`.
    var caughtType: TypeSyntax? { whereClause == nil ? pattern?.castType : nil }
}

extension PatternSyntax {
    fileprivate var takesEveryError: Bool {
        guard let binding = self.as(ValueBindingPatternSyntax.self) else { return self.is(WildcardPatternSyntax.self) }
        return binding.pattern.is(IdentifierPatternSyntax.self) || isBridging
    }

    /// `error as NSError`: every error is one.
    private var isBridging: Bool {
        castType.map { ["NSError", "Error", "any Error", "Swift.Error"].contains($0.trimmedDescription) } ?? false
    }

    fileprivate var castType: TypeSyntax? {
        if let test = self.as(IsTypePatternSyntax.self) { return test.type }
        let cast = self.as(ValueBindingPatternSyntax.self)?.pattern.as(ExpressionPatternSyntax.self)
        return cast?.expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    }
}

extension TypeSyntax {
    /// `LoadError` for `Loader.LoadError`.
    package var ownName: String? {
        self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
    }
}
