import Onceover

/// Waits for the callbacks of a `QuestionDelegate`.
final class QuestionDelegateBridge: QuestionDelegate, Sendable {
    private let slot = ContinuationSlot<Void, any Error>(whenBusy: .reject)

    private let answerMayProceed: @Sendable (Int) -> Bool

    init(
        mayProceed: @escaping @Sendable (Int) -> Bool
    ) {
        answerMayProceed = mayProceed
    }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (QuestionDelegateBridge) -> Void
    ) async throws -> Void {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func mayProceed(_ step: Int) -> Bool {
        answerMayProceed(step)
    }

    func didEnd() {
        slot.resume(returning: ())
    }
}
