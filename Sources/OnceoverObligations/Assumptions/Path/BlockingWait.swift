import OnceoverControlFlow

extension Assumption {
    /// `semaphore.wait()`: what nobody signals, no path comes past.
    static let blockingWait = Assumption(
        "blocking-wait", .path, .demotes,
        AssumptionPage(
            takes: "A path does not come past a blocking wait on its way to a second call of the handler.",
            why: "What is waited for decides which of both calls is made, and is not followed.",
            example: """
                load { completion(.success($0)); semaphore.signal() }
                semaphore.wait()
                completion(.failure(late))
                """,
            stillFound: "Two calls without a wait between them.",
            costs: "A wait that ends whatever happens: the handler is called twice."),
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
