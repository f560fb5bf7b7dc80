// verdicts: 1 proved, 1 assumed, 3 violated, 0 unknown
// proofs assume: callee-keeps-promise
protocol Ferry {
    /// - Onceover: arrival is called many times
    func cross(arrival: @escaping () -> Void)

    /// - Onceover: `departure` is called exactly once
    func depart(departure: @escaping () -> Void)
}

func nextArrival(of ferry: any Ferry) async {
    await withCheckedContinuation { continuation in
        ferry.cross { continuation.resume() }  // want "repeating-callback"
    }
}

func departs(_ ferry: any Ferry) async {
    await withCheckedContinuation { continuation in
        ferry.depart { continuation.resume() }
    }
}

final class Harbour {
    private var listeners: [(Int) -> Void] = []

    /// - Onceover: listener is called many times
    func onArrival(_ listener: @escaping (Int) -> Void) { listeners.append(listener) }

    func next() async -> Int {
        await withCheckedContinuation { continuation in
            onArrival { continuation.resume(returning: $0) }  // want "repeating-callback"
        }
    }

    /// - Onceover: then is called exactly once
    func unload(then: @escaping () -> Void) {
        guard !listeners.isEmpty else { return }  // want "unresumed-path: `then` is not called on this path"
        then()
    }

    func unloaded() async {
        await withCheckedContinuation { continuation in
            unload { continuation.resume() }
        }
    }
}
