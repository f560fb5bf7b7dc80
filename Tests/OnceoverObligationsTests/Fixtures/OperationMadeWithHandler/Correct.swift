// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name

// What nobody looks into, and is made with a completion handler, calls it when it is put to work.
func haul(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    Hauling(ship, completion: completion).start()
}

func tow(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    let towing = Towing(ship, completion: completion)
    towing.begin()
}

func queue(_ ship: Ship, in yard: Queue, completion: @escaping (Bool) -> Void) {
    yard.add(Hauling(ship, completion: completion))
}

func pull(_ ship: Ship, by crane: Crane, completion: @escaping (Bool) -> Void) {
    crane.lift(ship).onCompletion(completion).begin()
}

// A function of such a name loads one.
func load(_ name: String, by crane: Crane, completion: @escaping (Bool) -> Void) {
    crane.loadItem(name, completion: completion)
}
