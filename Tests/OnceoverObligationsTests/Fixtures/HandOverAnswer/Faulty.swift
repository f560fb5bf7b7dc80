// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

final class Harbourmaster {
    private var waiting: [CheckedContinuation<Int, Never>] = []

    // Somebody else has answered, who was given nothing.
    func berth(in yard: any Yard) async -> Int {
        await withCheckedContinuation { continuation in
            guard let tug = yard.find("tug") else { return }  // want "unresumed-path: .continuation."
            print(tug)
            waiting.append(continuation)
        }
    }

    // What the body of the function says is known.
    func board(_ ship: Ship, in yard: any Yard, completion: @escaping (Int) -> Void) {
        guard whenOpen(yard, { completion(ship.crew) }) else { return }  // want "unresumed-path: .completion."
        print(ship)
    }

    private func whenOpen(_ yard: any Yard, _ work: () -> Void) -> Bool {
        guard yard.isOpen else { return false }
        work()
        return true
    }
}
