import OnceoverSignatures
import OnceoverVocabulary
import SwiftSyntax

extension HandlerType {
    /// `(String, Kind) -> Void`: a handler that can only be told of a choice is not called if there is no choice. A
    /// list may be empty, a result a failure, and a truth value a refusal, so these can be told.
    var tellsChoiceAlone: Bool { !parameters.isEmpty && parameters.allSatisfy(Self.isChoice) }

    /// `(Ship?) -> Void`: one of several, and neither a list of them nor an outcome.
    var tellsOneElement: Bool {
        parameters.first.map { Self.isChoice($0.optionalWrapped ?? $0) } ?? false
    }

    private static func isChoice(_ type: TypeSyntax) -> Bool {
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return false }
        return name != "Bool" && !Vocabulary.outcomeTypeEndings.contains(where: name.hasSuffix)
    }
}
