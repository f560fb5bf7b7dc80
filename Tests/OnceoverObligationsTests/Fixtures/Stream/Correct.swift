// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown

func waves(_ yard: Yard) -> AsyncStream<Ship> {
    AsyncStream { continuation in
        defer { continuation.finish() }
        guard yard.isOpen else { return }
        for ship in yard.ships { continuation.yield(ship) }
    }
}

/// Finishing a second time does no harm.
func waves(_ yard: Yard, ship: Ship) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
        Task {
            do {
                continuation.yield(try await yard.weigh(ship))
                continuation.finish()
            } catch { continuation.finish(throwing: error) }
            continuation.finish()
        }
    }
}

func still(_ yard: Yard) -> AsyncStream<Ship> {
    AsyncStream(Ship.self) { continuation in
        if !yard.isOpen { continuation.finish() } else { continuation.finish() }
    }
}

/// Nobody finishes it, so it is meant to go on forever.
func endless(_ radio: Radio) -> AsyncStream<Int> {
    AsyncStream { continuation in
        radio.observe { tide in continuation.yield(tide) }
    }
}
