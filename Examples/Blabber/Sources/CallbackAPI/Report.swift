import Foundation

/// A line that gpsd sends, as far as it matters here: https://gpsd.io/gpsd_json.html
enum Report {
    /// It speaks first, and says its version.
    case greeting
    case receivers(count: Int)
    case position(Location)
    /// Something else, such as a view of the sky; or no position yet.
    case other

    private struct JSON: Decodable {
        let `class`: String
        let devices: [Device]?
        let lat: Double?
        let lon: Double?
        let eph: Double?
    }

    private struct Device: Decodable {}

    /// Nil when this is nothing that gpsd says.
    init?(_ line: Data) {
        guard let json = try? JSONDecoder().decode(JSON.self, from: line) else { return nil }
        switch json.class {
        case "VERSION": self = .greeting
        case "DEVICES": self = .receivers(count: json.devices?.count ?? 0)
        case "TPV": self = Self.location(json).map(Report.position) ?? .other
        default: self = .other
        }
    }

    /// Many fields may be missing: without a fix there is no latitude.
    private static func location(_ json: JSON) -> Location? {
        guard let latitude = json.lat, let longitude = json.lon else { return nil }
        return Location(latitude: latitude, longitude: longitude, accuracy: json.eph)
    }
}
