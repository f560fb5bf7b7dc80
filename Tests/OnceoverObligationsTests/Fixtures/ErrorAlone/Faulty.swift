// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// An error that is there has to be told.
func clear(_ deck: Deck, reply completion: @escaping (any Error) -> Void) {
    deck.clear { result in
        switch result {
        case .failure(let error) where error is Spill: completion(error)
        case .failure: deck.log("lost")  // want "unresumed-path: .completion."
        case .success: break
        }
    }
}

/// So has what may be none.
func sweep(_ deck: Deck, reply completion: @escaping ((any Error)?) -> Void) {
    deck.clear { result in
        switch result {
        case .failure(let error): completion(error)
        case .success: break  // want "unresumed-path: .completion."
        }
    }
}
