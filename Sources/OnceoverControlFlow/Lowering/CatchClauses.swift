import OnceoverVocabulary
import SwiftSyntax

extension DoStmtSyntax {
    /// Whether one of its clauses takes every error. False where it has none.
    package var catchesAll: Bool { catchClauses.contains(where: \.catchesAll) }

    /// The clause that does not take every error, where there is one, and none behind it but one that does.
    var onlyTypedClause: CatchClauseSyntax? {
        let typed = catchClauses.first.flatMap { $0.catchesAll ? nil : $0 }
        return catchClauses.dropFirst().allSatisfy(\.catchesAll) ? typed : nil
    }

    /// `catch {}`, which stands there for the compiler.
    var ignoresRest: Bool { catchClauses.last.map { $0.catchesAll && $0.body.statements.isEmpty } ?? false }
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
        if let type = castType { return Self.isEveryError(type) }
        guard let binding = self.as(ValueBindingPatternSyntax.self) else { return self.is(WildcardPatternSyntax.self) }
        return binding.pattern.is(IdentifierPatternSyntax.self)
    }

    fileprivate static func isEveryError(_ type: TypeSyntax) -> Bool {
        Vocabulary.errorTypes.contains((type.as(OptionalTypeSyntax.self)?.wrappedType ?? type).trimmedDescription)
    }

    /// `LoadError` in `let error as LoadError`, `_ as LoadError`, `let (error as LoadError)` and `is LoadError`.
    fileprivate var castType: TypeSyntax? {
        switch self.as(PatternSyntaxEnum.self) {
        case .isTypePattern(let test): test.type
        case .valueBindingPattern(let binding): binding.pattern.castType
        case .tuplePattern(let tuple) where tuple.elements.count == 1: tuple.elements.first!.pattern.castType
        case .expressionPattern(let cast): cast.expression.castType
        default: nil
        }
    }
}

extension ExprSyntax {
    /// `error as? NSError`, of which no error is none.
    var isCastOfEveryError: Bool { castType.map { PatternSyntax.isEveryError($0) } ?? false }

    /// `Tug`, of `ship as? Tug`.
    var typeOfTriedCast: String? {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
            let cast = parts.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        else { return nil }
        return castType?.trimmedDescription
    }

    fileprivate var castType: TypeSyntax? {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first!.expression.castType
        }
        return self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    }
}

extension TypeSyntax {
    /// `LoadError` for `Loader.LoadError`.
    package var ownName: String? {
        self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
    }
}
