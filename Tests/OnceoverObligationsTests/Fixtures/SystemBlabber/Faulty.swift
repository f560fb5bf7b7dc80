// verdicts: 1 proved, 0 assumed, 3 violated, 1 unknown
import CoreLocation

/// A second fix resumes again, and neither a refusal nor a failure is passed on.
final class PositionBridge: NSObject, CLLocationManagerDelegate {  // want "missing-delegate-exit"
    private var waiting: CheckedContinuation<CLLocation, any Error>?

    func shareLocation(_ manager: CLLocationManager) async throws -> CLLocation {
        try await withCheckedThrowingContinuation { continuation in
            waiting?.resume(throwing: Busy())
            waiting = continuation
            manager.requestLocation()
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        waiting?.resume(returning: locations[0])  // want "stale-continuation"
    }
}

/// An address and an error may come at once: the nearest place, and that it is far away.
struct AddressEncoder {
    func addressFor(location: CLLocation, completion: @escaping (String?, (any Error)?) -> Void) {
        let place = nearest(to: location)
        completion(place.name, place.isFar ? FarAway() : nil)
    }
}

func address(for location: CLLocation, in encoder: AddressEncoder) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        encoder.addressFor(location: location) { address, error in
            if let error { continuation.resume(throwing: error) }
            if let address { continuation.resume(returning: address) }  // want "double-resume"
        }
    }
}

/// A client that has gone ends the lines with an error, and the stream never ends.
func messages(from connection: ChatConnection) -> AsyncStream<String> {
    AsyncStream { continuation in
        Task {
            do {
                for try await line in connection.lines { continuation.yield(line) }
                continuation.finish()
            } catch {  // want "unresumed-path"
                print("gone:", error)
            }
        }
    }
}
