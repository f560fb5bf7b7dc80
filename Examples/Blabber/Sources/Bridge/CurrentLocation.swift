import CallbackAPI
import Onceover

/// The location manager as an async call. It is the delegate, and lives as long as its call.
package final class CurrentLocation: Sendable {
    private let position = ContinuationSlot<Location, any Error>(whenBusy: .join)

    package init() {}

    /// Where this machine is now: the first position that the service knows.
    ///
    /// - Throws: `LocationError`; `CancellationError`.
    package func location(from service: LocationService, within limit: Duration) async throws -> Location {
        let manager = LocationManager(service: service, delegate: self)
        defer { manager.stopUpdatingLocation() }
        do {
            return try await position.wait(within: limit) { manager.requestAuthorization() }
        } catch let interruption as Interruption where interruption.reason == .deadlineExceeded {
            throw LocationError.noPosition(within: limit)
        }
    }
}

extension CurrentLocation: LocationManagerDelegate {
    package func locationManager(_ manager: LocationManager, didChangeAuthorization status: LocationAuthorization) {
        switch status {
        case .notDetermined: break
        case .granted: manager.startUpdatingLocation()
        case .denied: position.resume(throwing: LocationError.denied(manager.service))
        }
    }

    /// Positions come again and again. After the first nobody waits any more, and the slot says so by `false`.
    package func locationManager(_: LocationManager, didUpdateLocations locations: [Location]) {
        if let location = locations.last { position.resume(returning: location) }
    }

    package func locationManager(_: LocationManager, didFailWith error: LocationError) {
        position.resume(throwing: error)
    }
}
