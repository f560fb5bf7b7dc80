import Onceover

/// Waits for the callbacks of a `PaymentDelegate`.
@MainActor
final class PaymentDelegateBridge: PaymentDelegate, Sendable {
    /// What a callback received.
    enum Callback: Sendable {
        case didAuthorize(Receipt)
        case paymentDidDecline
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
        _ start: (PaymentDelegateBridge) -> Void
    ) async throws -> Callback? {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func payment(_ payment: Payment, didAuthorize receipt: Receipt) {
        slot.resume(returning: .didAuthorize(receipt))
    }

    func paymentDidDecline(_ payment: Payment) {
        slot.resume(returning: .paymentDidDecline)
    }

    func paymentWasCancelled(_ payment: Payment) {
        slot.resume(returning: nil)
    }
}
