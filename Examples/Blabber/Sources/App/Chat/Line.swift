import Foundation

/// A line of the chat, as everyone sees it.
package struct Line: Codable, Hashable, Sendable {
    /// Chosen by the sender, so that a line that is sent twice is still one line.
    package let id: UUID
    package let name: String
    package let text: String
    package let time: Date

    package init(id: UUID, name: String, text: String, time: Date) {
        self.id = id
        self.name = name
        self.text = text
        self.time = time
    }
}

/// What happens in a chat.
package enum Happening: Hashable, Sendable {
    case line(Line)
    /// Such as "ada connected". Not kept.
    case notice(String)
}

extension JSONEncoder {
    /// For everything that goes over the wire.
    package static var chat: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }
}

extension JSONDecoder {
    package static var chat: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
}
