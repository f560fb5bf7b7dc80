import Chat
import Foundation

/// What a node tells the others, as it goes over Redis.
struct RelayedMessage: Codable {
    let node: UUID
    private let line: Line?
    private let notice: String?

    init(from node: UUID, _ happening: Happening) {
        self.node = node
        switch happening {
        case .line(let line): (self.line, notice) = (line, nil)
        case .notice(let notice): (line, self.notice) = (nil, notice)
        }
    }

    /// Nil when it is not what a node sends.
    init?(_ text: String) {
        guard let message = try? JSONDecoder.chat.decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = message
    }

    private init(node: UUID) { (self.node, line, notice) = (node, nil, nil) }

    /// A node has come, or has come back.
    static func hello(from node: UUID) -> RelayedMessage { RelayedMessage(node: node) }

    /// Nil for a hello.
    var happening: Happening? { line.map(Happening.line) ?? notice.map(Happening.notice) }

    var text: String { (try? JSONEncoder.chat.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
