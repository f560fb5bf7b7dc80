// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func waves(_ yard: Yard) -> AsyncStream<Ship> {
    AsyncStream { continuation in
        guard yard.isOpen else { return }  // want "unresumed-path: .continuation."
        for ship in yard.ships { continuation.yield(ship) }
        continuation.finish()
    }
}

func waves(_ yard: Yard, ship: Ship) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
        Task {
            continuation.yield(try await yard.weigh(ship))  // want "unresumed-path: .continuation."
            continuation.finish()
        }
    }
}
