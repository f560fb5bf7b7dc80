import OnceoverControlFlow

extension Assumption {
    /// `streams[id] = nil` after the reader of the stream has ended.
    static let streamReaderIsGone = Assumption(
        "stream-reader-is-gone", .slot, .excuses,
        AssumptionPage(
            takes: "A stream that is removed without being finished is assumed to have no reader any more.",
            why: """
                A type that reads its own stream has other ways to stop. Of many streams, one is taken out because its \
                reader has gone.
                """,
            example: """
                var continuations: [Int: AsyncStream<Ship>.Continuation] = [:]
                func unsubscribe(_ id: Int) { continuations[id] = nil }
                """,
            stillFound: """
                A method that returns a stream and replaces the one before. A method that empties a whole collection.
                """,
            costs: "A reader that waits for the end of a stream which nobody holds any more."),
        applies: { $0.loses(\.isOfUnreadStream) })
}

extension StepCase {
    fileprivate var isOfUnreadStream: Bool {
        guard property.shape.isStream else { return false }
        return property.container == .single ? !givesStream : !empties
    }

    /// Whether the caller receives the stream and so waits for its end.
    private var givesStream: Bool {
        let type = base.declared.returnType?.trimmedDescription ?? ""
        return type.contains("Stream<") || type.contains("AsyncSequence")
    }

    private var empties: Bool {
        guard let slot = body.tracked.slot else { return false }
        return graph.calls.contains { $0.receiver == slot.root && SlotElements(body: body).empties($0) }
            || graph.assignments.contains { $0.target == slot.holder && $0.value.terms.isEmpty }
    }
}
