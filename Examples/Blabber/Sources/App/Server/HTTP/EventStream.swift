import Chat
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// One client's stream of what happens in the room.
struct EventStream {
    private let request: Request
    private let room: Room
    private let listener: Listener
    /// Where the client was when its last stream ended; nil for a newcomer.
    private let position: Position?

    /// - Throws: `Refusal`.
    init(_ request: Request, _ context: ChatContext, room: Room) throws {
        let query = request.uri.queryParameters
        let person = try Person(name: query["name"].map(String.init) ?? "", key: query["key"].map(String.init) ?? "")
        let position = request.headers[.lastEventID] ?? query["after"].map(String.init)
        self.request = request
        self.room = room
        self.position = position.flatMap(Position.init)
        // Closing the connection also ends a write to a client that has stopped to read.
        listener = Listener(person: person) { [channel = context.channel] in channel.close(promise: nil) }
    }

    /// The head of the answer is sent at once, the body as things happen.
    ///
    /// - Throws: `Refusal`.
    func response() async throws -> Response {
        try await room.admit(listener.person)
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await room.enter(listener.person)
                do {
                    try await request.body.consumeWithCancellationOnInboundClose { _ in try await write(to: &writer) }
                } catch {
                    await room.leave(listener)
                    throw error
                }
                await room.leave(listener)
            })
    }

    /// When the server stops, the stream ends.
    private func write(to writer: inout any ResponseBodyWriter) async throws {
        try await writer.write(ServerSentEvent.retry)
        try await withGracefulShutdownHandler {
            var position = position
            repeat {
                let (events, next) = try await room.catchUp(listener, after: position)
                try await writer.write(events)
                position = next
            } while position != nil
            for await event in listener.events { try await writer.write(event) }
        } onGracefulShutdown: {
            listener.finish()
        }
        try await writer.finish(nil)
    }
}

extension HTTPField.Name {
    fileprivate static let lastEventID = HTTPField.Name("Last-Event-ID")!
}
