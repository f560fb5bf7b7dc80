import OnceoverControlFlow
import OnceoverSignatures

extension Assumption {
    /// `handle = berths.observe(.value) { done($0, handle) }`, three observers of one thing, a function that starts
    /// itself again, a callback with a vague name.
    static let calledPerEvent = Assumption(
        "called-per-event", .end, .demotes,
        AssumptionPage(
            takes: "A handler that is called for a series of events is assumed to expect many calls.",
            why: """
                One of these shows the series: a callback starts the function again with the same handler; three or \
                more observers call the handler; the handler also receives the object that stops the observation; or \
                repeating callbacks call a handler with a vague name such as `callback`.
                """,
            example: """
                func poll(completion: @escaping (Chart) -> Void) {
                    load { chart in
                        completion(chart)
                        self.poll(completion: completion)
                    }
                }
                """,
            stillFound: "A single repeating callback that calls a handler named `completion`.",
            costs: "A caller that expects one call."),
        applies: { $0.isCalledPerEvent })
}

extension Case {
    fileprivate var isCalledPerEvent: Bool {
        if isOfFunction, exploration.restarts(declared.name) || tellsSubscriber { return true }
        guard tracked.kind == .handler else { return false }
        return LiveObservers(body: body).isCalledBySeveralObservers
            || isOfFunction && LiveObservers(body: body).isGivenOwnHandle
            || HandlerName.isVague(tracked.name) && areOfEvents
    }

    /// Whether a callback discharges it each time, and nothing else is wrong but that some paths do not begin with that.
    private var areOfEvents: Bool {
        all.contains(where: \.defect.isRepetition) && all.allSatisfy { $0.defect.isRepetition || $0.defect.isLeak }
    }

    /// Whether a function tells of one message after the other, and only those that subscribe to them have it do so.
    /// Any other function waits for one answer.
    private var tellsSubscriber: Bool {
        guard NextRequests.areMade(by: declared, for: tracked.name) else { return false }
        return !callers.isEmpty && callers.allSatisfy { EventClosure.subscribes(function: $0.name) }
    }
}
