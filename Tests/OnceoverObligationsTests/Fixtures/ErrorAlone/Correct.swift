// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown

/// Who can be told of an error alone hears nothing where there is none.
func clear(_ deck: Deck, reply completion: @escaping (_ error: any Error) -> Void) {
    do {
        try deck.clear()  // assumes error-only
    } catch {
        completion(error)
    }
}
