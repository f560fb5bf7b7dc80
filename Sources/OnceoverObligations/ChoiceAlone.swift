import OnceoverSignatures
import SwiftSyntax

extension HandlerType {
    /// `(String) -> Void`: who can be told of a choice alone hears of none where there is none. A list may be empty, a result a
    /// failure, and a truth value a refusal.
    var tellsChoiceAlone: Bool {
        guard parameters.count == 1, let only = parameters[0].as(IdentifierTypeSyntax.self)?.name.text else {
            return false
        }
        return only != "Bool" && !Self.outcomes.contains { only.hasSuffix($0) }
    }

    private static let outcomes = ["Result", "Outcome", "Response", "Error", "State", "Status", "Event", "Action"]
}
