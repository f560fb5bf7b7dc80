/// Learns what the location manager finds out, on a thread of the manager.
package protocol LocationManagerDelegate: AnyObject, Sendable {
    func locationManager(_ manager: LocationManager, didChangeAuthorization status: LocationAuthorization)
    /// Comes again and again, with one location or several, the newest last.
    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location])
    func locationManager(_ manager: LocationManager, didFailWith error: LocationError)
}

/// Whether the program may know where it is.
///
/// gpsd has no permissions of its own: whoever can connect may read. So a connection that is refused is a refusal.
package enum LocationAuthorization: Hashable, Sendable {
    case notDetermined
    case granted
    case denied
}
