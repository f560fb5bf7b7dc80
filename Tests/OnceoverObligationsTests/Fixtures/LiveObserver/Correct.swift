// verdicts: 0 proved, 3 assumed, 0 violated, 1 unknown

final class Harbour {
    let berths: DatabaseReference

    init(berths: DatabaseReference) { self.berths = berths }

    /// Who is given what ends the observation listens until then.
    func tide(of name: String, completion: @escaping (Int?, UInt?) -> Void) {
        guard !name.isEmpty else { return completion(nil, nil) }
        var handle: UInt?
        handle = berths.observe(.value, with: { berth in completion(berth.depth, handle) })  // assumes called-per-event
    }

    func tides(isOpen: Bool, completion: @escaping ([Int], UInt) -> Void) {
        guard isOpen else { return }  // assumes called-per-event
        var handle: UInt = 0
        handle = berths.observe(.value) { berth in
            guard let depths = berth.depths else { return completion([], 0) }  // assumes called-per-event
            completion(depths, handle)
        }
    }

    /// One element after the other.
    func ships(isOpen: Bool, completion: @escaping (Ship) -> Void) {
        guard isOpen else { return }  // assumes called-per-element
        berths.observe(.childAdded) { berth in
            guard let ship = berth.ship else { return }
            completion(ship)  // assumes called-per-element
        }
    }

    func leaving(completion: @escaping (Ship?) -> Void) {
        berths.observeSingleEvent(of: .value) { berth in
            if !berth.isTaken { completion(nil) }  // assumes called-per-element
            self.berths.observe(EventKind.childRemoved, with: { berth in completion(berth.ship) })  // assumes called-per-element
        }
    }
}
