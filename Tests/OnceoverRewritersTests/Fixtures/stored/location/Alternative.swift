import Foundation
import Onceover

@MainActor
final class ChatLocation: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    private let locationSlot = ContinuationSlot<CLLocation, any Error>(whenBusy: .replace)

    override init() {
        super.init()
        manager.delegate = self
    }

    /// The position, once.
    func currentLocation(completion: @escaping (Result<CLLocation, Error>) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task.immediate {
            do {
                completion(.success(try await currentLocation()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    /// The position, once.
    func currentLocation() async throws -> CLLocation {
        try await locationSlot.wait {
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        // Positions come by themselves where they are allowed.
        guard manager.authorizationStatus == .denied else { return }
        locationSlot.resume(throwing: CLError.denied)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.first else { return }
        manager.stopUpdatingLocation()
        locationSlot.resume(returning: location)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        locationSlot.resume(throwing: error)
    }
}

@MainActor
final class Chat {
    let location = ChatLocation()

    func share() {
        location.currentLocation { result in
            switch result {
            case .success(let location): print("at", location.place)
            case .failure(let error): print("nowhere:", error.text)
            }
        }
    }
}
