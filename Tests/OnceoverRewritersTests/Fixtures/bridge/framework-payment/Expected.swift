#if canImport(PassKit)
import Foundation
import Onceover
import PassKit

/// Waits for the callbacks of a `PKPaymentAuthorizationControllerDelegate`.
final class PKPaymentAuthorizationControllerDelegateBridge: NSObject, PKPaymentAuthorizationControllerDelegate, Sendable {
    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<Void, any Error>(whenBusy: .reject)

    private let answerDidAuthorizePayment: @MainActor @Sendable (PKPayment) async -> PKPaymentAuthorizationResult

    init(
        didAuthorizePayment: @escaping @MainActor @Sendable (PKPayment) async -> PKPaymentAuthorizationResult
    ) {
        answerDidAuthorizePayment = didAuthorizePayment
        super.init()
    }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (PKPaymentAuthorizationControllerDelegateBridge) -> Void
    ) async throws -> Void {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        slot.resume(returning: ())
    }

    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        let asked = HandedOver(value: (payment, completion))
        Task { @MainActor in
            let (payment, completion) = asked.value
            completion(await answerDidAuthorizePayment(payment))
        }
    }
}
#endif
