import Onceover

/// Waits for the callbacks of a `ReaderDelegate`.
final class ReaderDelegateBridge: ReaderDelegate, Sendable {
    /// What a callback received.
    enum Callback: @unchecked Sendable {
        case readerDidRead(Card)
        case readerDidUpdate(Kind)
    }

    private let slot = ContinuationSlot<Callback?, any Error>(whenBusy: .reject)

    init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives, or nil if the user cancels.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (ReaderDelegateBridge) -> Void
    ) async throws -> Callback? {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func readerDidRead(_ card: Card) {
        slot.resume(returning: .readerDidRead(card))
    }

    func readerDidUpdate(_ kind: Kind) {
        slot.resume(returning: .readerDidUpdate(kind))
    }

    func readerDidCancel() {
        slot.resume(returning: nil)
    }
}
