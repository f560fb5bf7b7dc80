import Onceover

/// Waits for the callbacks of a `ServerDelegate`.
final class ServerDelegateBridge: ServerDelegate, Sendable {
    private let slot = ContinuationSlot<Void, any Error>(whenBusy: .reject)

    private let answerDidAsk: @Sendable (String, Int) -> (Bool, String)
    private let answerDidOffer: @Sendable (Int) -> Int
    private let answerWillStop: @Sendable () -> Void

    init(
        didAsk: @escaping @Sendable (String, Int) -> (Bool, String),
        didOffer: @escaping @Sendable (Int) -> Int,
        willStop: @escaping @Sendable () -> Void
    ) {
        answerDidAsk = didAsk
        answerDidOffer = didOffer
        answerWillStop = willStop
    }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (ServerDelegateBridge) -> Void
    ) async throws -> Void {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func server(_ server: Server, didAsk name: String, of age: Int, decision: @escaping (Bool, String) -> Void) {
        let answer = answerDidAsk(name, age)
        decision(answer.0, answer.1)
    }

    func server(_ server: Server, didOffer price: Int, reply: ((Int) -> Void)?) {
        let answer = answerDidOffer(price)
        reply?(answer)
    }

    func server(_ server: Server, willStop done: @Sendable () -> Void) {
        answerWillStop()
        done()
    }

    func serverDidStop(_ server: Server, error: (any Error)?) {
        if let error {
            slot.resume(throwing: error)
        } else {
            slot.resume(returning: ())
        }
    }
}
