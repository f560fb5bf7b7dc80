import OnceoverSignatures

/// The events that come with or without a waiting call, and the initialiser of the bridge.
extension DelegateBridge {
    private var news: [Callback] { parts.filter(\.isEvent).map(\.callback.asNews) }

    var eventType: String {
        let cases = news.map { unit + $0.caseDeclaration }.joined(separator: "\n")
        let conformance = isChecked(news.flatMap(\.values).map(\.type)) ? "Sendable" : "@unchecked Sendable"
        let summary = hasWait ? "An event that can come while a call waits." : "An event of the delegate."
        return "/// \(summary)\n\(access)enum Event: \(conformance) {\n\(cases)\n}"
    }

    var eventStream: String {
        let kept = options.buffer.map { "The newest \($0) events wait to be read." } ?? "All events wait to be read."
        return """
            /// The events, for one reader. \(kept)
            \(access)let events: AsyncStream<Event>
            private let eventSource: AsyncStream<Event>.Continuation
            """
    }

    var initializer: String {
        let parameters = questions.map { unit + $0.parameter }.joined(separator: ",\n")
        let isOverriding = delegate.inheritsNSObject && parameters.isEmpty
        let head =
            "\(access)\(isOverriding ? "override " : "")init(\(parameters.isEmpty ? "" : "\n\(parameters)\n"))"
        let policy = options.buffer.map { ".bufferingNewest(\($0))" } ?? ".unbounded"
        let makeEvents = "(events, eventSource) = AsyncStream.makeStream(bufferingPolicy: \(policy))"
        var body = questions.map(\.assignment) + (hasEvents ? [makeEvents] : [])
        if body.isEmpty { return "\(head) {}" }
        if delegate.inheritsNSObject { body.append("super.init()") }
        return "\(head) {\n\(body.map { unit + $0 }.joined(separator: "\n"))\n}"
    }
}
