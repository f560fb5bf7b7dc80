import OnceoverDiagnostics
import OnceoverSymbols

/// What the extensions of a type in other files may know of a stored property that holds an obligation:
///
///     slot Telegraph open - continuation? shared var - 12 9 38 Sources/Telegraph.swift    var open: …
///
/// Behind `var`, which says that it can be emptied, stands what the obligation is called in each value that carries it.
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
            + [
                property.isIsolated ? "isolated" : "shared", property.isClearable ? "var" : "let",
                property.carrier.text,
            ] + place
        return (words + [location.path, location.excerpt].map(Self.escaped)).joined(separator: " ")
    }

    static func isWritten(as text: String) -> Bool { text.hasPrefix(kind + " ") }

    /// Nil if the text is no property's.
    init?(text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 13, words[0] == Self.kind, let shape = HandlerShape(text: words[4]),
            let carrier = StoredProperty.Carrier(text: words[7]),
            let line = Int(words[8]), let column = Int(words[9]), let endColumn = Int(words[10])
        else { return nil }
        location = Location(
            path: Self.unescaped(words[11]), line: line, column: column, endColumn: endColumn,
            excerpt: Self.unescaped(words[12]))
        property = StoredProperty(
            typeName: words[1], path: words[2].split(separator: ".").map(String.init), shape: shape,
            container: StoredProperty.Container(text: words[3]), declared: .elsewhere(location),
            isIsolated: words[5] == "isolated", isClearable: words[6] == "var", carrier: carrier)
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

extension StoredProperty.Carrier {
    var text: String {
        switch self {
        case .none: "-"
        case .list: "[]"
        case .value(let member): "member." + member
        case .part(let label, let isWhole): (isWhole ? "tuple." : "part.") + (label ?? "_")
        }
    }

    init?(text: String) {
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("-", 1): self = .none
        case ("[]", 1): self = .list
        case ("member", 2): self = .value(member: parts[1])
        case ("tuple", 2), ("part", 2):
            self = .part(label: parts[1] == "_" ? nil : parts[1], isWhole: parts[0] == "tuple")
        default: return nil
        }
    }
}

extension StoredProperty {
    /// What tells it from the other properties of its type.
    var key: String {
        path.joined(separator: ".") + "#" + container.text + (elementMember.map { "." + $0 } ?? "")
    }
}
