import Chat
import Foundation

/// What happened on a node, as it goes over Redis.
struct RelayedMessage: Codable {
    private let node: UUID
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

    var text: String { (try? JSONEncoder.chat.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    func happening(unlessFrom node: UUID) -> Happening? {
        if node == self.node { return nil }
        return line.map(Happening.line) ?? notice.map(Happening.notice)
    }
}
