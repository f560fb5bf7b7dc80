import OnceoverDiagnostics

/// What a configuration says of a rule.
package enum RuleSetting: Hashable, Sendable {
    case on
    /// Its findings are not reported.
    case off
    /// Its findings have this level. A finding that is a note by itself stays a note.
    case level(Level)

    package static let words = ["on", "off"] + Level.allCases.map(\.rawValue).sorted()

    package init?(_ word: String) {
        switch word {
        case "on": self = .on
        case "off": self = .off
        default:
            guard let level = Level(rawValue: word) else { return nil }
            self = .level(level)
        }
    }

    package var word: String {
        switch self {
        case .on: "on"
        case .off: "off"
        case .level(let level): level.rawValue
        }
    }
}
