// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown

final class Pier {
    private let first: Ship
    private var others: [Ship] = []
    private let bells = ["fore", "aft"]

    init(first: Ship) { self.first = first }

    private var all: [Ship] { [first] + others }

    func moor(_ ship: Ship) { others.append(ship) }

    func count(completion: @escaping (Int) -> Void) {
        for ship in all { return completion(ship.crew) }
    }

    func ring(completion: @escaping (String) -> Void) {
        for bell in self.bells { return completion(bell) }
    }

    func muster(_ guests: [Ship], completion: @escaping (Int) -> Void) {
        for ship in guests + [first] { return completion(ship.crew) }
    }
}
