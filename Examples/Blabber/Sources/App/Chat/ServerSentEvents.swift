/// Reads a stream of server-sent events, piece by piece:
/// https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
package struct ServerSentEvents: Sendable {
    package struct Event: Hashable, Sendable {
        /// What to send as `Last-Event-ID` to go on from here; nil when the stream has named none yet.
        package let lastID: String?
        package let type: String
        package let data: String
    }

    private var line: [UInt8] = []
    private var lastID: String?
    private var type = ""
    private var data: [String] = []

    package init() {}

    /// The events that are complete with these bytes. A character may be cut between two pieces.
    package mutating func read<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> [Event] {
        var events: [Event] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            line.append(contentsOf: rest[..<end])
            rest = rest[rest.index(after: end)...]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if let event = self.end(String(decoding: line, as: UTF8.self)) { events.append(event) }
            line.removeAll(keepingCapacity: true)
        }
        line.append(contentsOf: rest)
        return events
    }

    private mutating func end(_ line: String) -> Event? {
        if line.isEmpty { return dispatch() }
        let field = line.prefix { $0 != ":" }
        var value = line.dropFirst(field.count + 1)
        if value.first == " " { value.removeFirst() }
        switch field {
        case "id": lastID = String(value)
        case "event": type = String(value)
        case "data": data.append(String(value))
        default: break  // a comment, or a field that does not matter here
        }
        return nil
    }

    private mutating func dispatch() -> Event? {
        defer { (type, data) = ("", []) }
        return data.isEmpty ? nil : Event(lastID: lastID, type: type, data: data.joined(separator: "\n"))
    }
}
