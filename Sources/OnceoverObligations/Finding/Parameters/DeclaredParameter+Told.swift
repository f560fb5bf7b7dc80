import OnceoverSymbols
import OnceoverVocabulary
import SwiftSyntax

extension DeclaredFunction.Parameter {
    /// What users know it by: of `completion _`, the label.
    var shownName: String { name == "_" ? label ?? name : name }

    /// The parameter of a handler, if it has exactly one.
    var onlyTold: TypeSyntax? {
        let told = handlerType?.parameters ?? []
        return told.count == 1 ? told[0] : nil
    }

    /// Whether a handler receives one value that is always there: `(Film) -> Void`, but not `(Film?) -> Void` or
    /// `(Bool) -> Void`.
    var isToldValue: Bool {
        guard let told = onlyTold, !told.is(OptionalTypeSyntax.self) else { return false }
        return !Vocabulary.bareAnswers.contains(told.trimmedDescription)
    }

    /// Whether a handler hears that something has happened, and no more: `() -> Void`.
    var tellsNothing: Bool { handlerType?.parameters.isEmpty ?? false }

    /// The parameter of a handler, if it has exactly one and its type is a plain name.
    var nameOfOnlyTold: String? { onlyTold?.as(IdentifierTypeSyntax.self)?.name.text }
}
