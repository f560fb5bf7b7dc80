/// The parameters of a file's functions that turn their arguments into closures: `@autoclosure () -> Void`.
package struct Autoclosures: Sendable {
    /// Where an argument stands: a label says it, or else its number.
    private enum Place: Hashable {
        case label(String)
        case number(Int)
    }

    private var places: [String: Set<Place>] = [:]

    package init() {}

    /// - Parameter number: 0-based, in the list of parameters.
    package mutating func add(_ label: String?, number: Int, of function: String) {
        places[function, default: []].insert(label.map(Place.label) ?? .number(number))
    }

    func contains(_ label: String?, number: Int, of function: String?) -> Bool {
        guard !places.isEmpty, let function, let known = places[function] else { return false }
        return known.contains(label.map(Place.label) ?? .number(number))
    }
}
