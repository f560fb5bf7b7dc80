// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

final class Quay {
    // Another list.
    func inspect(_ ships: [Ship], _ boats: [Ship], completion: @escaping (Ship?) -> Void) {
        switch ships.count {
        case 0: completion(nil)
        case 1:
            if let boat = boats.first {  // want "unresumed-path: .completion."
                boat.show { completion(boat) }
            }
        default: completion(ships[1])
        }
    }

    // Somebody has taken one away.
    func moor(_ all: [Ship], completion: @escaping (Ship?) -> Void) {
        var ships = all
        guard ships.count == 1 else { return completion(nil) }
        ships.removeLast()
        guard let ship = ships.last else { return }  // want "unresumed-path: .completion."
        completion(ship)
    }

    // There may be none.
    func tow(_ ships: [Ship], completion: @escaping () -> Void) {
        guard ships.count < 3 else { return completion() }
        ships.first?.show { completion() }  // want "droppable-callback: .completion."
    }

    func paint(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
        if ships.count != 2 {
            if ships.isEmpty { return }  // want "unresumed-path: .completion."
        }
        completion(ships.last)
    }

    func launch(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
        switch ships.count {
        case 2: completion(nil)
        default:
            if let ship = ships.first {  // want "unresumed-path: .completion."
                completion(ship)
            }
        }
    }
}
