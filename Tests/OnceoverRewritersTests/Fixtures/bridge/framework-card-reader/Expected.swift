#if canImport(CoreNFC)
import CoreNFC
import Foundation
import Onceover

/// Waits for the callbacks of a `NFCNDEFReaderSessionDelegate`.
final class NFCNDEFReaderSessionDelegateBridge: NSObject, NFCNDEFReaderSessionDelegate, Sendable {
    /// An event that can come while a call waits.
    enum Event: Sendable {
        case readerSessionDidBecomeActive
    }

    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<[NFCNDEFMessage]>, any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    override init() {
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
        _ start: (NFCNDEFReaderSessionDelegateBridge) -> Void
    ) async throws -> [NFCNDEFMessage] {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
        slot.resume(throwing: error)
    }

    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {
        slot.resume(returning: HandedOver(value: messages))
    }

    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {
        eventSource.yield(.readerSessionDidBecomeActive)
    }
}
#endif
