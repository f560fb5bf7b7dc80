// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown

// By its name a closure, and none: a closure has no methods. Who calls what it carries is out of sight.
enum Berths {
    enum Completion {
        case number((Int) -> Void)
        case name((String) -> Void)
    }
}

extension Berths.Completion {
    func answer(_ number: Int) {
        switch self {
        case .number(let tell): tell(number)
        case .name(let tell): tell("berth \(number)")
        }
    }
}

func assign(_ ship: Ship, completion: Berths.Completion) {
    guard !ship.isDocked else {
        completion.answer(0)
        return
    }
    completion.answer(ship.crew)
}
