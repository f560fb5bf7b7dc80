// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
func names(of ships: [String]) -> AsyncStream<String> {
    AsyncStream { continuation in  // want "unresumed-path"
        Task {
            for ship in ships { continuation.yield(ship) }
        }
    }
}

func numbers(of berths: [Int]) -> AsyncStream<Int> {
    AsyncStream { continuation in  // want "unresumed-path"
        for berth in berths { continuation.yield(berth) }
    }
}
