// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import CoreLocation

final class Sextant: NSObject, CLLocationManagerDelegate {
    var found: ((CLLocation?) -> Void)?

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        found?(nil)
        found = nil
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {  // want "missing-delegate-exit: `found`"
        print(locations)
    }
}
