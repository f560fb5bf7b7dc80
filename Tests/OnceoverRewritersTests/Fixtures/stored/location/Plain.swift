import Foundation

@MainActor
final class ChatLocation: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    private var locationContinuation: CheckedContinuation<CLLocation, any Error>?

    override init() {
        super.init()
        manager.delegate = self
    }

    /// The position, once.
    func currentLocation() async throws -> CLLocation {
        resumeLocation(with: .failure(CancellationError()))
        return try await withCheckedThrowingContinuation { continuation in
            self.locationContinuation = continuation
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        // Positions come by themselves where they are allowed.
        guard manager.authorizationStatus == .denied else { return }
        resumeLocation(with: .failure(CLError.denied))
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.first else { return }
        manager.stopUpdatingLocation()
        resumeLocation(with: .success(location))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        resumeLocation(with: .failure(error))
    }

    /// Answers the call that waits, if one does: it is taken out first, so that no other callback finds it.
    private func resumeLocation(with result: Result<CLLocation, any Error>) {
        let waiting = locationContinuation
        locationContinuation = nil
        waiting?.resume(with: result)
    }
}

@MainActor
final class Chat {
    let location = ChatLocation()

    func share() {
        Task.immediate {
            let locationValue: CLLocation
            do {
                locationValue = try await location.currentLocation()
            } catch {
                print("nowhere:", error.text)
                return
            }
            let location = locationValue
            print("at", location.place)
        }
    }
}
