#if canImport(StoreKit)
import Foundation
import Onceover
import StoreKit

/// Waits for the callbacks of a `SKProductsRequestDelegate`.
final class SKProductsRequestDelegateBridge: NSObject, SKProductsRequestDelegate, Sendable {
    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<SKProductsResponse>, any Error>(whenBusy: .reject)

    override init() {}

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (SKProductsRequestDelegateBridge) -> Void
    ) async throws -> SKProductsResponse {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func request(_ request: SKRequest, didFailWithError error: any Error) {
        slot.resume(throwing: error)
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        slot.resume(returning: HandedOver(value: response))
    }
}
#endif
