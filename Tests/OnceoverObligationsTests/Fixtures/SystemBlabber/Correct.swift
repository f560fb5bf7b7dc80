// verdicts: 1 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered, unseen-callback-once
import CoreLocation

final class PositionBridge: NSObject, CLLocationManagerDelegate {
    private var waiting: CheckedContinuation<CLLocation, any Error>?

    func shareLocation(_ manager: CLLocationManager) async throws -> CLLocation {
        try await withCheckedThrowingContinuation { continuation in
            finish(with: .failure(Busy()))
            waiting = continuation
            manager.requestLocation()
        }
    }

    private func finish(with result: Result<CLLocation, any Error>) {
        let continuation = waiting
        waiting = nil
        continuation?.resume(with: result)
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .denied, .restricted: finish(with: .failure(Refused()))
        default: break
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        finish(with: .success(locations[0]))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        finish(with: .failure(error))
    }
}

func address(for location: CLLocation, in encoder: AddressEncoder) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        encoder.addressFor(location: location) { address, error in
            switch (address, error) {
            case (let address?, _): continuation.resume(returning: address)
            case (nil, let error?): continuation.resume(throwing: error)
            case (nil, nil): continuation.resume(throwing: NoAddress())
            }
        }
    }
}

func messages(from connection: ChatConnection) -> AsyncStream<String> {
    AsyncStream { continuation in
        Task {
            defer { continuation.finish() }
            do {
                for try await line in connection.lines { continuation.yield(line) }
            } catch {
                print("gone:", error)
            }
        }
    }
}
