// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown

struct Berths {
    private enum State {
        case open(free: Int, waiting: [CheckedContinuation<Int, any Error>])
        case closed
    }
    private var state = State.open(free: 2, waiting: [])

    mutating func moor(_ ship: CheckedContinuation<Int, any Error>) {
        switch state {
        case .open(let free, let waiting) where free > 0:
            state = .open(free: free - 1, waiting: waiting)
            ship.resume(returning: free)
        case .open(_, let waiting): state = .open(free: 0, waiting: waiting + [ship])
        case .closed: ship.resume(throwing: Closed())
        }
    }

    mutating func leave(_ berth: Int) {
        guard case .open(let free, var waiting) = state else { return }
        guard !waiting.isEmpty else {
            state = .open(free: free + 1, waiting: [])
            return
        }
        let next = waiting.removeFirst()
        state = .open(free: free, waiting: waiting)
        next.resume(returning: berth)
    }

    mutating func close() {
        guard case .open(_, let waiting) = state else { return }
        state = .closed
        for ship in waiting { ship.resume(throwing: Closed()) }
    }

    /// Who calls it answers them.
    mutating func drain() -> [CheckedContinuation<Int, any Error>] {
        guard case .open(_, let waiting) = state else { return [] }
        state = .closed
        return waiting
    }

    mutating func closeWhenIdle() {
        if case .open(_, let waiting) = state, waiting.isEmpty { state = .closed }
    }
}
