// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Whoever comes first, the harbour or the clock, takes what waits; the other finds nobody.
actor Pilot {
    private var waiting: CheckedContinuation<Void, any Error>?
    private let radio = ShipRadio()

    func dock() async throws {
        guard waiting == nil else { throw Spill.oil }
        try await withCheckedThrowingContinuation { continuation in
            waiting = continuation
            Task {
                try? await Task.sleep(for: .seconds(3))
                guard let waiting else { return }
                waiting.resume(throwing: Spill.oil)
                self.waiting = nil
            }
            radio.call()
        }
    }

    func docked() {
        waiting?.resume()
        waiting = nil
    }
}
