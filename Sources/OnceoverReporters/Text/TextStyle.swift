/// Colours for a terminal, or none.
package struct TextStyle: Sendable {
    package enum Role: String, Sendable {
        case error = "1;31"
        case warning = "1;35"
        case strong = "1"
        case gutter = "34"
        case note = "36"
    }

    let isColoured: Bool

    package init(isColoured: Bool) { self.isColoured = isColoured }

    package func callAsFunction(_ role: Role, _ text: String) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
