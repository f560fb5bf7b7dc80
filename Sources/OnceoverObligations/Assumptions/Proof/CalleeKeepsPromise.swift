import OnceoverDiagnostics

extension Assumption {
    /// `moor(completion: completion)`, where `moor` is a function of the project that has its own verdict.
    static let calleeKeepsPromise = Assumption(
        .calleeKeepsPromise,
        completes: AssumptionPage(
            takes: """
                A function of your project is assumed to call its handler exactly once, even if this is not proved.
                """,
            why: "That function has its own verdict. A fault in it is reported there, and not again in each caller.",
            example: """
                func land(completion: @escaping () -> Void) { moor(completion: completion) }
                func moor(completion: @escaping () -> Void) { radio.send(text) { completion() } }
                """,
            stillFound: "The fault of that function, at its own place.",
            costs: "A caller of a faulty function has the same fault, and Onceover does not report it there."),
        where: { $0.effects.contains { $0.assumes.contains(.calleeKeepsPromise) } })
}

extension AssumptionID {
    static let calleeKeepsPromise: AssumptionID = "callee-keeps-promise"
}
