import Foundation

/// A line that somebody wants to send.
package struct Draft: Codable, Hashable, Sendable {
    package static let longestText = 1000
    private static let longestBytes = 8000

    package let id: UUID
    package let person: Person
    package let text: String

    package init(id: UUID = UUID(), person: Person, text: String) {
        self.id = id
        self.person = person
        self.text = text
    }

    /// The line, if the text is one. Ends of lines may be in it, but not at its ends.
    ///
    /// - Throws: `Refusal`.
    package func line(at time: Date) throws(Refusal) -> Line {
        let text = text.replacingOccurrences(of: "\r\n", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty { throw .empty }
        // A character can have any number of accents, so the bytes are counted too.
        if text.count > Self.longestText || text.utf8.count > Self.longestBytes { throw .tooLong }
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t" })
        else { throw .unprintable }
        return Line(id: id, name: person.name, text: text, time: time)
    }
}

/// A location that somebody wants to share, from a program that has no list of cities.
package struct LocationDraft: Codable, Hashable, Sendable {
    package let id: UUID
    package let person: Person
    package let latitude: Double
    package let longitude: Double
    /// In metres.
    package let accuracy: Double?
}
