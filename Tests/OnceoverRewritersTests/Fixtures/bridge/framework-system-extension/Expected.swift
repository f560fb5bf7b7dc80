#if canImport(SystemExtensions)
import Foundation
import Onceover
import SystemExtensions

/// Waits for the callbacks of a `OSSystemExtensionRequestDelegate`.
final class OSSystemExtensionRequestDelegateBridge: NSObject, OSSystemExtensionRequestDelegate, Sendable {
    /// An event that can come while a call waits.
    enum Event: @unchecked Sendable {
        case requestNeedsUserApproval(OSSystemExtensionRequest)
    }

    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<OSSystemExtensionRequest.Result>, any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    private let answerActionForReplacingExtension: @Sendable (OSSystemExtensionProperties, OSSystemExtensionProperties) -> OSSystemExtensionRequest.ReplacementAction

    init(
        actionForReplacingExtension: @escaping @Sendable (OSSystemExtensionProperties, OSSystemExtensionProperties) -> OSSystemExtensionRequest.ReplacementAction = { _, _ in .replace }
    ) {
        answerActionForReplacingExtension = actionForReplacingExtension
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
        super.init()
    }

    deinit { eventSource.finish() }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (OSSystemExtensionRequestDelegateBridge) -> Void
    ) async throws -> OSSystemExtensionRequest.Result {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func request(
        _ request: OSSystemExtensionRequest,
        actionForReplacingExtension existing: OSSystemExtensionProperties,
        withExtension ext: OSSystemExtensionProperties
    ) -> OSSystemExtensionRequest.ReplacementAction {
        answerActionForReplacingExtension(existing, ext)
    }

    func requestNeedsUserApproval(_ request: OSSystemExtensionRequest) {
        eventSource.yield(.requestNeedsUserApproval(request))
    }

    func request(
        _ request: OSSystemExtensionRequest,
        didFinishWithResult result: OSSystemExtensionRequest.Result
    ) {
        slot.resume(returning: HandedOver(value: result))
    }

    func request(_ request: OSSystemExtensionRequest, didFailWithError error: any Error) {
        slot.resume(throwing: error)
    }
}
#endif
