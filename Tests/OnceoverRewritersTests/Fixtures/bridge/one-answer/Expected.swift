import Onceover

/// Waits for the callbacks of a `ScannerDelegate`.
final class ScannerDelegateBridge: ScannerDelegate, Sendable {
    private let slot = ContinuationSlot<String?, any Error>(whenBusy: .reject)

    init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives, or nil if the user cancels.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (ScannerDelegateBridge) -> Void
    ) async throws -> String? {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func scanner(_ scanner: Scanner, didFind code: String) {
        slot.resume(returning: code)
    }

    func scanner(_ scanner: Scanner, didFailWith error: any Error) {
        slot.resume(throwing: error)
    }

    func scannerDidCancel(_ scanner: Scanner) {
        slot.resume(returning: nil)
    }
}
