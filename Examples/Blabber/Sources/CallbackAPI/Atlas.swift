import Foundation
import Synchronization

/// The cities of a list of libgweather: 4,233 in version 4.2. Read when it is first asked.
final class Atlas: Sendable {
    private let file: URL
    private let cities = Mutex<[City]?>(nil)

    init(file: URL) { self.file = file }

    /// The nearest city and its distance in metres; nil in a list without cities. O(*n*) in the cities.
    ///
    /// - Throws: `AddressError`; the next call reads again.
    func nearestCity(to location: Location) throws -> (city: City, distance: Double)? {
        let cities = try cities.withLock { cities in
            let read = try cities ?? CityList.cities(in: file)
            cities = read
            return read
        }
        return cities.lazy.map { ($0, $0.location.distance(to: location)) }.min { $0.1 < $1.1 }
    }
}

struct City: Hashable, Sendable {
    let name: String
    let country: String
    let location: Location

    /// - Parameter distance: in metres.
    func address(at distance: Double) -> String {
        let kilometres = Int((distance / 1000).rounded())
        return (kilometres > 20 ? "\(kilometres) km from " : "") + "\(name), \(country)"
    }
}
