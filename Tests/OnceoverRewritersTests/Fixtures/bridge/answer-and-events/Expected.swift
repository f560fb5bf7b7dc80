import Onceover

/// Waits for the callbacks of a `DownloadDelegate`.
public final class DownloadDelegateBridge: DownloadDelegate, Sendable {
    /// An event that can come while a call waits.
    public enum Event: Sendable {
        case didUpdateProgress(Double)
        case didReceive(Int, Int)
    }

    private let slot = ContinuationSlot<[UInt8], any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    public let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    public init() {
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    deinit { eventSource.finish() }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    public func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (DownloadDelegateBridge) -> Void
    ) async throws -> [UInt8] {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    public func download(_ download: Download, didUpdateProgress progress: Double) {
        eventSource.yield(.didUpdateProgress(progress))
    }

    public func download(_ download: Download, didReceive bytes: Int, of total: Int) {
        eventSource.yield(.didReceive(bytes, total))
    }

    public func download(_ download: Download, didFinishWith data: [UInt8]) {
        slot.resume(returning: data)
    }

    public func download(_ download: Download, didFailWith error: any Error) {
        slot.resume(throwing: error)
    }
}
