import Onceover

/// Waits for the callbacks of a `PickerDelegate`.
final class PickerDelegateBridge: PickerDelegate, Sendable {
    private let slot = ContinuationSlot<(numbers: [Int], name: String)?, any Error>(whenBusy: .reject)

    init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives, or nil if the user cancels.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (PickerDelegateBridge) -> Void
    ) async throws -> (numbers: [Int], name: String)? {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func didCancel() {
        slot.resume(returning: nil)
    }

    func didPick(_ numbers: [Int], named name: String) {
        slot.resume(returning: (numbers, name))
    }
}
