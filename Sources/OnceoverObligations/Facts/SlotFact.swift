import OnceoverDiagnostics
import OnceoverSymbols

/// What the extensions of a type in other files may know of a stored property that holds an obligation:
///
///     slot Telegraph open - continuation? shared 12 9 38 Sources/Telegraph.swift    var open: …
struct SlotFact {
    private static let kind = "slot"

    let property: StoredProperty
    let location: Location

    var text: String {
        let place = [location.line, location.column, location.endColumn].map(String.init)
        let words =
            [
                Self.kind, property.typeName, property.path.joined(separator: "."), property.container.text,
                property.shape.text,
            ]
            + [property.isIsolated ? "isolated" : "shared"] + place
        return (words + [location.path, location.excerpt].map(Self.escaped)).joined(separator: " ")
    }

    static func isWritten(as text: String) -> Bool { text.hasPrefix(kind + " ") }

    /// Nothing where the text is no property's.
    init?(text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 11, words[0] == Self.kind, let shape = HandlerShape(text: words[4]),
            let line = Int(words[6]), let column = Int(words[7]), let endColumn = Int(words[8])
        else { return nil }
        location = Location(
            path: Self.unescaped(words[9]), line: line, column: column, endColumn: endColumn,
            excerpt: Self.unescaped(words[10]))
        property = StoredProperty(
            typeName: words[1], path: words[2].split(separator: ".").map(String.init), shape: shape,
            container: StoredProperty.Container(text: words[3]), declared: .elsewhere(location),
            isIsolated: words[5] == "isolated", isClearable: shape != .slot)
    }

    init(_ property: StoredProperty, at location: Location) {
        self.property = property
        self.location = location
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += [" ": "%20", "\t": "%09", "%": "%25"][$1] ?? String($1) }
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing("%20", with: " ").replacing("%09", with: "\t").replacing("%25", with: "%")
    }
}

extension StoredProperty.Container {
    var text: String {
        switch self {
        case .single: "-"
        case .collection: "[]"
        case .payload(let caseName, let index): "\(caseName).\(index)"
        }
    }

    init(text: String) {
        let parts = text.split(separator: ".")
        if text == "[]" {
            self = .collection
        } else if parts.count == 2, let index = Int(parts[1]) {
            self = .payload(caseName: String(parts[0]), index: index)
        } else {
            self = .single
        }
    }
}

extension StoredProperty {
    /// What tells it from the other properties of its type.
    var key: String {
        path.joined(separator: ".") + "#" + container.text + (elementMember.map { "." + $0 } ?? "")
    }
}
