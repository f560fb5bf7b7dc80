import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads libgweather's `Locations.xml`: regions have countries, some of which have states, and these have cities.
final class CityList: NSObject, XMLParserDelegate {
    private var cities: [City] = []
    private var country = ""
    private var city = ""
    private var text = ""
    private var path: [String] = []

    /// - Throws: `AddressError`.
    static func cities(in file: URL) throws -> [City] {
        guard let data = try? Data(contentsOf: file) else { throw AddressError.noCities(path: file.path) }
        let list = CityList()
        let parser = XMLParser(data: data)
        parser.delegate = list
        guard parser.parse(), !list.cities.isEmpty else { throw AddressError.unreadable(path: file.path) }
        return list.cities
    }

    func parser(
        _: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        path.append(element)
        text = ""
    }

    func parser(_: XMLParser, foundCharacters text: String) { self.text += text }

    /// Weather stations have names and coordinates too, so the element around them counts.
    func parser(_: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
        switch (path.last, element) {
        case ("country", "_name"), ("country", "name"): country = text
        case ("city", "_name"), ("city", "name"): city = text
        case ("city", "coordinates"):
            if let location { cities.append(City(name: city, country: country, location: location)) }
        default: break
        }
    }

    private var location: Location? {
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        return numbers.count == 2 ? Location(latitude: numbers[0], longitude: numbers[1], accuracy: nil) : nil
    }
}
