// verdicts: 5 proved, 0 assumed, 0 violated, 0 unknown

final class Quay {
    private let office = Office()

    // A list of one has a first.
    func inspect(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
        switch ships.count {
        case 0: completion(nil)
        case 1:
            office.open {
                if let ship = ships.first {
                    ship.show { completion(ship) }
                }
            }
        default: completion(ships[1])
        }
    }

    func moor(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
        guard ships.count == 1 else { return completion(nil) }
        guard let ship = ships.last else { return }
        completion(ship)
    }

    func tow(_ ships: [Ship], completion: @escaping () -> Void) {
        guard ships.count > 2 else { return completion() }
        ships.first?.show { completion() }
    }

    func paint(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
        if ships.count < 2 { return completion(nil) }
        if ships.isEmpty { return }
        completion(ships[0])
    }

    func launch(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
        if ships.count != 3 {
            completion(nil)
        } else if let ship = ships.first {
            completion(ship)
        }
    }
}
