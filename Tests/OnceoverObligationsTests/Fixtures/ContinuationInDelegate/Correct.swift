// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import CoreLocation

/// The continuation stands in the delegate, and who waits puts it there.
final class Lookout: NSObject, CLLocationManagerDelegate {
    var waiting: CheckedContinuation<CLLocation, any Error>?

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        waiting?.resume(returning: last)
        waiting = nil
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        waiting?.resume(throwing: error)
        waiting = nil
    }
}

@MainActor
final class Bridge {
    private let lookout = Lookout()
    private let manager = CLLocationManager()

    func position() async throws -> CLLocation {
        try await withCheckedThrowingContinuation { continuation in
            guard lookout.waiting == nil else { return continuation.resume(throwing: CancellationError()) }
            lookout.waiting = continuation
            manager.requestLocation()
        }
    }

    func giveUp() {
        lookout.waiting?.resume(throwing: CancellationError())
        lookout.waiting = nil
    }
}
