import OnceoverObligations

/// What `droppable-callback` says.
enum DroppableCallbackMessage {
    static func text(of obligation: Obligation, reference: String) -> String {
        obligation.notDischarged("never", "when `\(reference)` is nil")
    }
}
