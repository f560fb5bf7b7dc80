import Chat
import Foundation
import NIOCore

/// The text of events, made once for all listeners.
enum ServerSentEvent {
    static let heartbeat = ByteBuffer(string: ": still here\n\n")
    /// How long a browser waits before it connects anew, in milliseconds.
    static let retry = ByteBuffer(string: "retry: 1000\n\n")

    static func line(_ line: History.NumberedLine, epoch: String) -> ByteBuffer {
        event("line", json: line.line, id: Position(epoch: epoch, number: line.number))
    }

    /// Without an id, so that a client that comes back still asks for what follows the last line.
    static func notice(_ text: String) -> ByteBuffer { event("notice", json: text, id: nil) }

    /// JSON has no ends of lines in it, so it is one `data`.
    private static func event(_ type: String, json: some Encodable, id: Position?) -> ByteBuffer {
        var buffer = ByteBuffer()
        if let id { buffer.writeString("id: \(id)\n") }
        buffer.writeString("event: \(type)\ndata: ")
        buffer.writeBytes((try? JSONEncoder.chat.encode(json)) ?? Data("null".utf8))
        buffer.writeString("\n\n")
        return buffer
    }
}

/// How far a client has read: what `Last-Event-ID` says.
struct Position: LosslessStringConvertible {
    let epoch: String
    let number: Int64

    init(epoch: String, number: Int64) {
        self.epoch = epoch
        self.number = number
    }

    init?(_ description: String) {
        let parts = description.split(separator: "-")
        guard parts.count == 2, let number = Int64(parts[1]), number >= 0 else { return nil }
        self.init(epoch: String(parts[0]), number: number)
    }

    var description: String { "\(epoch)-\(number)" }
}
