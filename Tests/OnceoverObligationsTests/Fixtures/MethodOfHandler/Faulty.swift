// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

enum Berths {
    enum Completion {
        case number((Int) -> Void)
        case name((String) -> Void)

        func answer(_ number: Int) {}
    }
}

func assign(_ ship: Ship, completion: Berths.Completion) {
    guard !ship.isDocked else { return }  // want "unresumed-path: .completion."
    completion.answer(ship.crew)
}

// What is looked at is not called.
func assign(_ ship: Ship, completion: @escaping (Int) -> Void) {
    guard !ship.isDocked else {  // want "unresumed-path: .completion."
        print(type(of: completion).self)
        return
    }
    completion(ship.crew)
}
