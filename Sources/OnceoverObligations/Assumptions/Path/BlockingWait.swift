import OnceoverControlFlow

extension Assumption {
    /// `semaphore.wait()` between two calls: the path ends there unless another thread signals.
    static let blockingWait = Assumption(
        "blocking-wait", .path, .demotes,
        AssumptionPage(
            takes: "A path with a `wait()` between two calls of the handler is assumed not to run.",
            why: "The wait ends only after a signal. Onceover does not follow which code signals, and when.",
            example: """
                func moor(_ ship: Ship, completion: @escaping (Bool) -> Void) {
                    if ship.isMoored { completion(true) } else { semaphore.signal() }
                    semaphore.wait()
                    completion(false)
                }
                """,
            stillFound: "Two calls without a `wait()` between them, and a wait with arguments.",
            costs: "If the wait ends on this path, the handler is called twice."),
        applies: { $0.repeats(\.waits) })
}

extension RepeatCase {
    fileprivate var waits: Bool {
        repeated.path.contains { point in
            guard let call = exploration.block(at: point).call.map({ graph.calls[$0] }) else { return false }
            return call.name == "wait" && call.arguments.isEmpty
        }
    }
}
