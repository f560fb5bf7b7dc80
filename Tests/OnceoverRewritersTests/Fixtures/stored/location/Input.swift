import Foundation

@MainActor
final class ChatLocation: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    private var locationCompletion: ((Result<CLLocation, Error>) -> Void)?

    override init() {
        super.init()
        manager.delegate = self
    }

    /// The position, once.
    func currentLocation(completion: @escaping (Result<CLLocation, Error>) -> Void) {
        locationCompletion = completion
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        // Positions come by themselves where they are allowed.
        guard manager.authorizationStatus == .denied else { return }
        locationCompletion?(.failure(CLError.denied))
        locationCompletion = nil
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.first else { return }
        manager.stopUpdatingLocation()
        locationCompletion?(.success(location))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        locationCompletion?(.failure(error))
        locationCompletion = nil
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
