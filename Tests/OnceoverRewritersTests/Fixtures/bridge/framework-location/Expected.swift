#if canImport(CoreLocation)
import CoreLocation
import Foundation
import Onceover

/// Waits for the callbacks of a `CLLocationManagerDelegate`.
final class CLLocationManagerDelegateBridge: NSObject, CLLocationManagerDelegate, Sendable {
    /// An event that can come while a call waits.
    enum Event: @unchecked Sendable {
        case didUpdateLocations([CLLocation])
        case didFailWithError(any Error)
        case locationManagerDidChangeAuthorization
        case didUpdateHeading(CLHeading)
        case didEnterRegion(CLRegion)
        case didExitRegion(CLRegion)
    }

    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<[CLLocation]>, any Error>(whenBusy: .reject)

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
        _ start: (CLLocationManagerDelegateBridge) -> Void
    ) async throws -> [CLLocation] {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        eventSource.yield(.didUpdateLocations(locations))
        slot.resume(returning: HandedOver(value: locations))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        eventSource.yield(.didFailWithError(error))
        slot.resume(throwing: error)
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        eventSource.yield(.locationManagerDidChangeAuthorization)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        eventSource.yield(.didUpdateHeading(newHeading))
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        eventSource.yield(.didEnterRegion(region))
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        eventSource.yield(.didExitRegion(region))
    }
}
#endif
