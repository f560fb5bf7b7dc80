import OnceoverDiagnostics

/// A finding as text: the message, the line to mend with its caret, then the witness as numbered lines.
///
///     Loader.swift:9:13: error: `completion` is not called on this path [unresumed-path]
///        9 |             return
///          |             ^~~~~~
///       the path:
///        4 |     func load(completion: @escaping (Data?) -> Void) {
///          |               ~~~~~~~~~~ 1: `completion` must be called
///        9 |             return
///          |             ~~~~~~ 2: returns without calling `completion`
struct FindingText {
    let diagnostic: Diagnostic
    let style: TextStyle

    /// Without colours.
    static func plain(_ finding: Diagnostic) -> String {
        FindingText(diagnostic: finding, style: TextStyle(isColoured: false)).rendered
    }

    var rendered: String {
        let place = diagnostic.location
        let excerpt = source(at: place) + marks(at: place, "^", label: "")
        guard !diagnostic.witness.isEmpty else { return headline + excerpt }
        return headline + excerpt + "  " + style(.note, "the path:") + "\n" + witness
    }

    private var headline: String {
        let place = diagnostic.location
        return style(.strong, "\(Printable.text(place.path)):\(place.line):\(place.column): ")
            + style(role, "\(diagnostic.level.rawValue): ")
            + style(.strong, Printable.text(diagnostic.message)) + " [\(diagnostic.rule)]\(assumptions)\n"
    }

    /// What makes it no fault, if it is so.
    private var assumptions: String {
        let names = diagnostic.assumptions.map(\.description)
        if names.isEmpty { return "" }
        return " no fault if \(names.joined(separator: ", ")) \(names.count == 1 ? "holds" : "hold")"
    }

    private var role: TextStyle.Role {
        switch diagnostic.level {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    private var witness: String {
        var shown: (path: String, line: Int)?
        return diagnostic.witness.enumerated().map { index, note in
            let place = note.location
            defer { shown = (place.path, place.line) }
            let label = " \(index + 1): \(Printable.text(note.message))"
            // Steps that follow each other on one line share its text.
            let isShown = shown.map { $0 == (place.path, place.line) } ?? false && !ExcerptLine(place).isShortened
            return fileName(of: place, behind: shown?.path) + (isShown ? "" : source(at: place))
                + marks(at: place, "~", label: label)
        }.joined()
    }

    /// Where the path goes over to another file.
    private func fileName(of place: Location, behind path: String?) -> String {
        place.path == path ?? diagnostic.location.path ? "" : "  " + Printable.text(place.path) + ":\n"
    }

    private func source(at place: Location) -> String {
        style(.gutter, "\(padded(place.line)) | ") + ExcerptLine(place).text + "\n"
    }

    private func marks(at place: Location, _ mark: Character, label: String) -> String {
        let line = ExcerptLine(place)
        let marks = String(mark) + String(repeating: "~", count: line.width - 1)
        return style(.gutter, "\(padded(nil)) | ") + line.padding + style(mark == "^" ? role : .note, marks + label)
            + "\n"
    }

    /// All numbers of a finding have the same width, so that its excerpts line up.
    private func padded(_ line: Int?) -> String {
        let lines = diagnostic.witness.map(\.location.line) + [diagnostic.location.line]
        let width = max(5, "\(lines.max() ?? 0)".count + 1)
        let number = line.map(String.init) ?? ""
        return String(repeating: " ", count: width - number.count) + number
    }
}
