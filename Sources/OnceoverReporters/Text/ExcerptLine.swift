import OnceoverDiagnostics

/// A line of source made fit for a terminal: no control characters, not endlessly long, and with what has to stand
/// before a mark below it so that the mark stands under its text.
struct ExcerptLine {
    /// Terminal columns; a line of generated code may have a million.
    private static let longest = 160
    private static let contextBefore = 60

    let text: String
    /// Whether a part of the line is left out, so that another mark on it would not find its place.
    let isShortened: Bool
    /// As wide as what precedes the marked text. Tabs are kept, because their width on the screen is not known.
    let padding: String
    /// Terminal columns of the marked text, at least one.
    let width: Int

    init(_ place: Location) {
        let bytes = Array(place.excerpt.utf8)
        let start = min(max(place.column - 1, 0), bytes.count)
        let end = min(max(place.endColumn - 1, start), bytes.count)
        var before = String(decoding: bytes[..<start], as: UTF8.self)
        var marked = String(decoding: bytes[start..<end], as: UTF8.self)
        var after = String(decoding: bytes[end...], as: UTF8.self)
        isShortened = bytes.count > Self.longest
        if isShortened {
            if before.count > Self.contextBefore { before = "…" + before.suffix(Self.contextBefore) }
            marked = Self.shortened(marked, to: Self.longest - Self.contextBefore)
            after = Self.shortened(after, to: max(0, Self.longest - before.count - marked.count))
        }
        text = Printable.text(before + marked + after)
        padding = String(Printable.text(before).flatMap(Self.blank))
        width = max(1, DisplayWidth.of(Printable.text(marked)))
    }

    private static func shortened(_ text: String, to length: Int) -> String {
        text.count > length ? text.prefix(length) + "…" : text
    }

    private static func blank(_ character: Character) -> String {
        character == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of(character))
    }
}
