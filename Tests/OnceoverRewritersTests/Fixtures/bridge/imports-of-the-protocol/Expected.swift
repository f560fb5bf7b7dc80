import Foundation
import Onceover

/// Waits for the callbacks of a `LoadDelegate`.
final class LoadDelegateBridge: LoadDelegate, Sendable {
    private let slot = ContinuationSlot<(id: Int, file: URL), any Error>(whenBusy: .reject)

    init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (LoadDelegateBridge) -> Void
    ) async throws -> (id: Int, file: URL) {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func load(_ id: Int, finishedWith file: URL) {
        slot.resume(returning: (id, file))
    }
}
