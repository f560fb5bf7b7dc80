import OnceoverDiagnostics

/// A comment `// onceover:ignore <rule>[, <rule>…] -- <reason>`.
///
/// Behind code it speaks for its own line; on a line of its own, for the line of code below it, whatever comments
/// stand between.
package struct Suppression: Hashable, Sendable {
    package let rules: [RuleID]
    /// Nil where the comment gives none.
    package let reason: String?
    /// The 1-based line whose findings it suppresses.
    package let line: Int
    /// The comment.
    package let location: Location

    package static let marker = "onceover:ignore"

    /// Reads the text of a comment; nil if it is not a suppression.
    init?(comment: String, line: Int, location: Location) {
        let text = comment.drop { $0 == "/" }.drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix(Self.marker) else { return nil }
        let parts = Self.split(text.dropFirst(Self.marker.count))
        rules = parts.rules.split { $0 == "," || $0.isWhitespace }.map { RuleID(String($0)) }
        reason = parts.reason
        self.line = line
        self.location = location
    }

    /// The reason begins behind the first ` -- `; rule names hold single hyphens only.
    private static func split(_ text: Substring) -> (rules: Substring, reason: String?) {
        guard let dashes = text.firstRange(of: "--") else { return (text, nil) }
        let reason = text[dashes.upperBound...].drop(while: \.isWhitespace)
        let end = reason.lastIndex { !$0.isWhitespace }.map(reason.index(after:)) ?? reason.startIndex
        return (text[..<dashes.lowerBound], end == reason.startIndex ? nil : String(reason[..<end]))
    }
}
