import Foundation

/// Says where a location is, in words: the nearest of the cities that the list of libgweather has.
package final class AddressEncoder: Sendable {
    /// Where Debian has the list.
    package static let installed = URL(fileURLWithPath: "/usr/share/libgweather-4/Locations.xml")

    private let atlas: Atlas
    private let queue = DispatchQueue(label: "address encoder")

    package init(cities: URL = AddressEncoder.installed) { atlas = Atlas(file: cities) }

    /// Calls `completion` once, on a queue of the encoder. As it was the custom, all four cases occur:
    ///
    /// - an address;
    /// - an error: there is no list of cities;
    /// - both: the location is so imprecise that the city may be the wrong one;
    /// - neither: there is no city within 500 km.
    package func addressFor(location: Location, completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
        queue.async {
            do {
                guard let (city, distance) = try self.atlas.nearestCity(to: location), distance <= 500_000 else {
                    return completion(nil, nil)
                }
                let accuracy = location.accuracy ?? 0
                completion(
                    city.address(at: distance), accuracy > 20_000 ? AddressError.imprecise(metres: accuracy) : nil)
            } catch {
                completion(nil, error)
            }
        }
    }
}

/// Why there is no address, or none to rely on.
package enum AddressError: Error, Hashable, CustomStringConvertible {
    case noCities(path: String)
    case unreadable(path: String)
    case imprecise(metres: Double)

    package var description: String {
        switch self {
        case .noCities(let path): "no address: there is no \(path); `apt-get install libgweather-4-common` has it"
        case .unreadable(let path): "no address: \(path) is no list of cities of libgweather"
        case .imprecise(let metres): "the location is only known to \(Int(metres / 1000)) km"
        }
    }
}
