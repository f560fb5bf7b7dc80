import Onceover

/// Waits for the callbacks of a `StoreDelegate`.
final class StoreDelegateBridge: StoreDelegate, Sendable {
    private let slot = ContinuationSlot<(store: String, item: any Codable & Sendable), any Error>(whenBusy: .reject)

    init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (StoreDelegateBridge) -> Void
    ) async throws -> (store: String, item: any Codable & Sendable) {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func store<Item: Codable & Sendable>(_ store: String, didLoad item: Item) {
        slot.resume(returning: (store, item))
    }

    func store(_ store: String, didFailWith error: any Error) {
        slot.resume(throwing: error)
    }
}
