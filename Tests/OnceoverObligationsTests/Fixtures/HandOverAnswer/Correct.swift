// verdicts: 0 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: completion-by-name

final class Harbourmaster {
    private var waiting: [CheckedContinuation<Int, Never>] = []
    private let radio: any Radio

    init(radio: any Radio) { self.radio = radio }

    // What was given it says by its answer whether it has kept it.
    func berth(for ship: Ship) async -> Int {
        await withCheckedContinuation { continuation in
            guard let place = queue(continuation, for: ship) else { return }  // assumes answered-by-receiver
            print(place)
        }
    }

    private func queue(_ continuation: CheckedContinuation<Int, Never>, for ship: Ship) -> Int? {
        guard ship.crew > 0 else { return nil }
        waiting.append(continuation)
        return waiting.count
    }
}

protocol Desk: AnyObject {
    func register(_ ship: Ship, then: @escaping (Int) -> Void) -> Int?
}

// Of a function that nobody has looked into, so much is believed.
func register(_ ship: Ship, at desk: any Desk, completion: @escaping (Int) -> Void) {
    guard let number = desk.register(ship, then: completion) else { return }
    print(number)
}
