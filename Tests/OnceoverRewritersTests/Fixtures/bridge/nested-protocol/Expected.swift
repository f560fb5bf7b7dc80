import Onceover

/// Waits for the callbacks of a `Radio.Listener`.
final class RadioListenerBridge: Radio.Listener, Sendable {
    private let slot = ContinuationSlot<Int, any Error>(whenBusy: .reject)

    init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (RadioListenerBridge) -> Void
    ) async throws -> Int {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func radio(didFinish value: Int) {
        slot.resume(returning: value)
    }
}
