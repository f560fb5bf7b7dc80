import OnceoverDiagnostics

extension Assumption {
    /// `moor(completion: completion)`, where `moor` is a function of the project that has its own verdict.
    static let calleeKeepsPromise = Assumption(
        .calleeKeepsPromise,
        completes: AssumptionPage(
            takes: """
                A function that is to call a handler of its own, and whose verdict is not proved, calls it exactly \
                once.
                """,
            why: "The function is judged by itself, and a fault in it is reported there and nowhere else.",
            example: """
                func land(completion: @escaping () -> Void) { moor(completion: completion) }
                func moor(completion: @escaping () -> Void) { radio.send(text) { completion() } }
                """,
            stillFound: "A fault of the function itself, at its own place.",
            costs: "The caller shares the faults of what it calls."),
        where: { $0.effects.contains { $0.assumes.contains(.calleeKeepsPromise) } })
}

extension AssumptionID {
    static let calleeKeepsPromise: AssumptionID = "callee-keeps-promise"
}
