// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// All who wait are dropped with the state that holds them.
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

    mutating func close() {
        guard case .open = state else { return }
        state = .closed  // want "lost-continuation: what .state. holds is dropped here"
    }
}
