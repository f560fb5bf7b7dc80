// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
import CoreLocation

// Of a position there is nothing to tell who hears of failures.
final class Compass: NSObject, CLLocationManagerDelegate {
    var onError: ((any Error) -> Void)?

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        onError?(error)
        onError = nil
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {  // assumes failure-handler
        print(locations)
    }
}
