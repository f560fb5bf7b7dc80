import Onceover

/// Waits for the callbacks of a `SaveDelegate`.
final class SaveDelegateBridge: SaveDelegate, Sendable {
    private let slot = ContinuationSlot<Void, any Error>(whenBusy: .reject)

    init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (SaveDelegateBridge) -> Void
    ) async throws -> Void {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func saveDidFinish(error: (any Error)?) {
        if let error {
            slot.resume(throwing: error)
        } else {
            slot.resume(returning: ())
        }
    }

    func saveDidCancel() {
        slot.resume(throwing: CancellationError())
    }
}
