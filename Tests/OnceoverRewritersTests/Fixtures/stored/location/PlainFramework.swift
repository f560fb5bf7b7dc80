import Foundation

struct CLLocation: Sendable {
    let place: String
}

enum CLAuthorizationStatus {
    case notDetermined, denied, authorizedWhenInUse
}

enum CLError: Error {
    case denied, unknown
}

/// A stand-in: the test moves.
@MainActor
final class CLLocationManager {
    weak var delegate: (any CLLocationManagerDelegate)?
    var authorizationStatus = CLAuthorizationStatus.notDetermined
    private(set) var isRunning = false

    func requestWhenInUseAuthorization() {}
    func startUpdatingLocation() { isRunning = true }
    func stopUpdatingLocation() { isRunning = false }
}

@MainActor
protocol CLLocationManagerDelegate: AnyObject {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

/// Looks up where a place is.
final class AddressEncoder: Sendable {
    nonisolated(nonsending) func addressFor(location: CLLocation) async throws -> String {
        return "Main Street, \(location.place)"
    }
}

extension Error {
    /// Its name; of what tells a call that it gets no answer, the same for each way to say it.
    var text: String { self is CLError ? "\(self)" : "no answer" }
}
