// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// The clock takes what waits, and tells nobody where the ship is on its way.
actor Pilot {
    private var waiting: CheckedContinuation<Void, any Error>?
    private let radio = ShipRadio()
    private var isUnderWay = false

    func dock() async throws {
        guard waiting == nil else { throw Spill.oil }
        try await withCheckedThrowingContinuation { continuation in
            waiting = continuation
            Task { await self.giveUp() }
            radio.call()
        }
    }

    func giveUp() {
        guard let waiting else { return }
        self.waiting = nil
        if isUnderWay { return }  // want "unresumed-path: .waiting."
        waiting.resume(throwing: Spill.oil)
    }

    func docked() {
        waiting?.resume()
        waiting = nil
    }
}
