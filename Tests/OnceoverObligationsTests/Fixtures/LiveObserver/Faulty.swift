// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

final class Harbour {
    let berths: DatabaseReference

    init(berths: DatabaseReference) { self.berths = berths }

    /// A value that is asked for is one answer.
    func tide(completion: @escaping (Int?) -> Void) {
        berths.observe(.value) { berth in
            completion(berth.depth)  // want "repeating-callback: .completion."
        }
    }

    /// The handle of another observation.
    func tide(_ other: UInt, completion: @escaping (Int?, UInt) -> Void) {
        let handle = berths.observe(.value) { berth in
            completion(berth.depth, other)  // want "repeating-callback: .completion."
        }
        print(handle)
    }

    /// The list that has been gathered is told with each element.
    func ships(completion: @escaping ([Ship]) -> Void) {
        var ships: [Ship] = []
        berths.observe(.childAdded) { berth in
            ships.append(berth.ship)
            completion(ships)  // want "repeating-callback: .completion."
        }
    }

    /// What is told nothing hears of an end.
    func load(completion: @escaping () -> Void) {
        berths.observe(.childAdded) { berth in
            print(berth)
            completion()  // want "repeating-callback: .completion."
        }
    }

    /// The first of them is asked for, once.
    func first(completion: @escaping (Ship?) -> Void) {
        berths.observeSingleEvent(of: .childAdded) { berth in
            if berth.isTaken { completion(berth.ship) }  // want "unresumed-path: .completion."
        }
    }
}
