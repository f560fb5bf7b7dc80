import AsyncHTTPClient
import Chat
import Foundation
import NIOCore

/// One person's way to a chat server.
package struct ChatClient: Sendable {
    package let server: URL
    package let person: Person
    private let http: HTTPClient

    /// - Parameter http: with the `configuration` below.
    package init(server: URL, person: Person, http: HTTPClient) {
        self.server = server
        self.person = person
        self.http = http
    }

    /// A server that is silent for twice as long as its heart takes for a beat is not there any more.
    package static var configuration: HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration()
        configuration.timeout = .init(connect: .seconds(5), read: .seconds(11))
        // AsyncHTTPClient would try to connect again and again; whoever calls knows better.
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 1000
        return configuration
    }

    /// Sends a line. The same draft can be sent again: it stays one line.
    ///
    /// - Throws: `ChatProblem`.
    package func post(_ draft: Draft) async throws {
        var request = HTTPClientRequest(url: server.appendingPathComponent("lines").absoluteString)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        request.body = .bytes(ByteBuffer(bytes: try JSONEncoder.chat.encode(draft)))
        do {
            let response = try await http.execute(request, timeout: .seconds(10))
            try await ChatProblem.check(response)
        } catch {
            throw ChatProblem(error, at: server)
        }
    }

    /// Reads what happens, until the connection ends. `body` also gets the position to go on from in the next stream.
    ///
    /// - Parameter opened: called once, when the chat has let this person in.
    /// - Throws: `ChatProblem`.
    package func stream(
        after position: String?, opened: () async -> Void, _ body: (Happening, _ position: String?) async -> Void
    ) async throws {
        var request = HTTPClientRequest(url: streamAddress)
        if let position { request.headers.add(name: "Last-Event-ID", value: position) }
        do {
            let response = try await http.execute(request, deadline: .distantFuture)
            try await ChatProblem.check(response)
            await opened()
            var events = ServerSentEvents()
            for try await chunk in response.body {
                for event in events.read(chunk.readableBytesView) {
                    if let happening = Happening(event) { await body(happening, event.lastID) }
                }
            }
        } catch {
            throw ChatProblem(error, at: server)
        }
    }

    private var streamAddress: String {
        var components = URLComponents(url: server.appendingPathComponent("stream"), resolvingAgainstBaseURL: false)!
        // As in a form, so that a + in a name stays one.
        let plain = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."\u{7f}"))
        components.percentEncodedQuery = [("name", person.name), ("key", person.key)]
            .map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: plain)!)" }.joined(separator: "&")
        return components.url!.absoluteString
    }
}

extension Happening {
    /// Nil for events that this client does not know.
    fileprivate init?(_ event: ServerSentEvents.Event) {
        let data = Data(event.data.utf8)
        switch event.type {
        case "line":
            guard let line = try? JSONDecoder.chat.decode(Line.self, from: data) else { return nil }
            self = .line(line)
        case "notice":
            guard let notice = try? JSONDecoder.chat.decode(String.self, from: data) else { return nil }
            self = .notice(notice)
        default: return nil
        }
    }
}
