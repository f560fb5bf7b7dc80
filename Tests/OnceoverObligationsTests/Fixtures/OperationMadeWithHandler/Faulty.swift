// verdicts: 0 proved, 0 assumed, 1 violated, 3 unknown

// Whether it is made at all is asked here.
func haul(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    if ship.isDocked {  // want "unresumed-path: .completion."
        Hauling(ship, completion: completion).start()
    }
}

// What is shown may be closed.
func show(_ ship: Ship, on deck: Deck, completion: @escaping (Bool) -> Void) {
    deck.present(ShipController(ship, completion: completion))
}

// Nobody has it begin.
func make(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    let hauling = Hauling(ship, completion: completion)
    print("made")
    _ = hauling
}

// It is no completion handler by its label.
func watch(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    Watching(ship, each: completion).start()
}
