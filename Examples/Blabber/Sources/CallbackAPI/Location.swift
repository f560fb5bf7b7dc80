import Foundation

/// A place on Earth, as a receiver measured it.
package struct Location: Hashable, Sendable {
    /// In degrees, WGS 84: from -90 to 90.
    package let latitude: Double
    /// In degrees, WGS 84: from -180 to 180.
    package let longitude: Double
    /// In metres; nil when the receiver does not say.
    package let accuracy: Double?

    /// Nil when there is no such place on Earth.
    package init?(latitude: Double, longitude: Double, accuracy: Double?) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude), accuracy.map({ $0 >= 0 }) ?? true else {
            return nil
        }
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy
    }
}

extension Location {
    /// In metres, along the surface of a sphere: the haversine formula.
    func distance(to other: Location) -> Double {
        let radians = Double.pi / 180
        let latitudes = (latitude * radians, other.latitude * radians)
        let north = sin((latitudes.1 - latitudes.0) / 2)
        let east = sin((other.longitude - longitude) * radians / 2)
        let share = north * north + cos(latitudes.0) * cos(latitudes.1) * east * east
        return 2 * 6_371_000 * asin(min(1, share.squareRoot()))
    }
}
