// verdicts: 0 proved, 1 assumed, 5 violated, 0 unknown
// proofs assume: callee-keeps-promise

enum Next { case again, over }

protocol Winch { func turn(_ work: @escaping (_ then: @escaping (Next) -> Void) -> Void) }

/// `.over` is what the path that discharges says, too.
func haul(_ winch: Winch, yard: Yard, completion: @escaping (Bool) -> Void) {
    winch.turn { then in
        guard yard.isOpen else {  // want "unresumed-path: .completion."
            then(.over)
            return
        }
        completion(true)
        then(.over)
    }
}

protocol Buoy { func hear(_ heard: @escaping (Result<Ship, any Error>) -> Next) }

func listen(_ buoy: Buoy, completion: @escaping (Ship?) -> Void) {
    buoy.hear { result in
        switch result {
        case .failure:  // want "unresumed-path: .completion."
            return .over
        case .success(let ship):
            if ship.crew == 0 {  // want "unresumed-path: .completion."
                return .over
            }
            completion(ship)
            return ship.isDocked ? .over : .again
        }
    }
}

/// The other closure is called on every path.
func seek(_ name: String, yard: Yard, onEnd: @escaping () -> Void, completion: @escaping (Ship) -> Void) {
    defer { onEnd() }
    guard let ship = yard.find(name) else { return }  // want "unresumed-path: .completion."
    completion(ship)
}

final class Customs {
    var stamp: String?
    private var onSmuggling: (() -> Void)?

    /// What the helper returns says who is to answer, also where one of its own paths does not.
    func clear(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        guard isInOrder(ship, completion: completion) else { return }
        completion(true)
    }

    private func isInOrder(_ ship: Ship, completion: @escaping (Bool) -> Void) -> Bool {
        if stamp == nil {  // assumes told-by-result
            if ship.crew == 0 {  // want "unresumed-path: .completion."
                onSmuggling?()
            } else {
                completion(false)
            }
            return false
        }
        return true
    }
}

/// To run a step tells nobody anything.
func coal(_ ship: Ship, stoke: () -> Void, completion: @escaping () -> Void) {
    if ship.isDocked { stoke() } else { completion() }  // want "unresumed-path: .completion."
}
