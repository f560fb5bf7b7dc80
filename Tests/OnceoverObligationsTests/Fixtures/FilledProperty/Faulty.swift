// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

final class Quay {
    private let first: Ship
    private var others: [Ship] = []
    private var bells = ["fore", "aft"]

    init(first: Ship) { self.first = first }

    private var all: [Ship] { others + [] }

    func moor(_ ship: Ship) {
        others.append(ship)
        bells.removeAll()
    }

    func count(completion: @escaping (Int) -> Void) {
        for ship in all { return completion(ship.crew) }
    }  // want "unresumed-path: .completion."

    func ring(completion: @escaping (String) -> Void) {
        for bell in self.bells { return completion(bell) }
    }  // want "unresumed-path: .completion."

    func muster(_ guests: [Ship], completion: @escaping (Int) -> Void) {
        for ship in guests + others { return completion(ship.crew) }
    }  // want "unresumed-path: .completion."

    // Another list of this name.
    func moorings(_ all: [Ship], completion: @escaping (Int) -> Void) {
        for ship in all { return completion(ship.crew) }
    }  // want "unresumed-path: .completion."
}
