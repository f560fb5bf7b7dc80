import OnceoverControlFlow

extension Assumption {
    /// `waiting = promise; source.load(promise: promise)`: the other call completes the stored promise.
    static let promisePassedOn = Assumption(
        "promise-passed-on", .slot, .excuses,
        AssumptionPage(
            takes: "A stored promise that is also passed to a call is assumed to be completed by that call.",
            why: "The property keeps the promise only for its future. Who clears the property loses nothing.",
            example: """
                func load() -> EventLoopFuture<Chart> {
                    let promise = eventLoop.makePromise(of: Chart.self)
                    loading = promise
                    source.load(promise: promise)
                    return promise.futureResult
                }
                func reset() { loading = nil }
                """,
            stillFound: "A promise that one of the methods stores and passes to nobody.",
            costs: "A call that never completes the promise that it is given."),
        applies: { $0.loses(\.isOfPassedPromise) })
}

extension StepCase {
    /// Whether each method that puts a promise into the property also hands it to a call.
    fileprivate var isOfPassedPromise: Bool {
        guard property.shape.obligationKind == .promise else { return false }
        let storing = methods.compactMap { context.slots.flow(of: $0, property)?.body }.filter(stores)
        return !storing.isEmpty && storing.allSatisfy(handsOn)
    }

    private func stores(_ body: FollowedBody) -> Bool {
        body.graph.assignments.contains { body.aliases.isSlot($0.target) && $0.value != .nilLiteral }
    }

    private func handsOn(_ body: FollowedBody) -> Bool {
        body.graph.calls.contains { call in call.arguments.contains { body.aliases.contains($0.operand) } }
    }
}
