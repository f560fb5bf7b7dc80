import Onceover

/// Waits for the callbacks of a `SensorDelegate`.
final class SensorDelegateBridge: SensorDelegate, Sendable {
    /// An event that can come while a call waits.
    enum Event: Sendable {
        case didMeasure(Double)
    }

    private let slot = ContinuationSlot<Double, any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    init() {
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
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
        _ start: (SensorDelegateBridge) -> Void
    ) async throws -> Double {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
    }

    func didMeasure(_ value: Double) {
        eventSource.yield(.didMeasure(value))
    }

    func didEnd(after seconds: Double, error: (any Error)?) {
        if let error {
            slot.resume(throwing: error)
        } else {
            slot.resume(returning: seconds)
        }
    }
}
