// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
func names(of ships: [String]) -> AsyncStream<String> {
    AsyncStream { continuation in
        Task {
            for ship in ships { continuation.yield(ship) }
            continuation.finish()
        }
    }
}

/// The clock strikes forever.
func strokes(_ clock: Clock) -> AsyncStream<Int> {
    AsyncStream { continuation in
        clock.onStroke { continuation.yield($0) }
    }
}

func tides(_ gauge: Gauge) -> AsyncStream<Int> {
    AsyncStream { continuation in
        Task {
            while true { continuation.yield(await gauge.read()) }
        }
    }
}

func buoys(_ others: AsyncStream<Int>) -> AsyncStream<Int> {
    AsyncStream { continuation in
        let task = Task {
            for await other in others { continuation.yield(other) }
        }
        continuation.onTermination = { _ in task.cancel() }
    }
}
