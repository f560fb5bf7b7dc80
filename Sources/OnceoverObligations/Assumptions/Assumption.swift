import OnceoverAnalysis
import OnceoverDiagnostics

/// Something that a verdict may rest on and that the analysis has not established from the code, as a value.
///
/// A new assumption is one file in the folder of its stage, one line in `AssumptionCatalog`, and one fixture that changes when
/// it is switched off.
package struct Assumption: Sendable {
    /// Where in the analysis it rules.
    package enum Stage: String, Sendable, CaseIterable {
        /// On a parameter that its name and type make an obligation.
        case find
        /// On one path: one that leaves an obligation, or one with a second discharge.
        case path
        /// On what a function, its callers or a comment say of an obligation as a whole.
        case end
        /// On what a stored property holds.
        case slot
        /// On the ends of an interaction with a delegate.
        case delegate
        /// On paths without a fault.
        case proof
    }

    package enum Effect: String, Sendable, CaseIterable {
        /// The finding becomes a note that names the assumption.
        case demotes
        /// The finding is hidden; `--excused` shows it.
        case excuses
        /// No finding: the proof rests on it.
        case completes
    }

    /// What it is asked about.
    enum Question: Sendable {
        /// A violation: the places that the ruling rests on, nil where it does not apply.
        case violation(@Sendable (Case) -> [Note]?)
        /// A parameter that its name and type make an obligation.
        case parameter(@Sendable (ParameterCase) -> Bool)
        /// An end of an interaction with a delegate that does not answer.
        case exit(@Sendable (ExitCase) -> Bool)
        /// Paths without a fault: whether the proof rests on it.
        case proof(@Sendable (Proof) -> Bool)
    }

    package let id: AssumptionID
    package let stage: Stage
    package let effect: Effect
    package let page: AssumptionPage
    let question: Question
    /// What other files must be asked before it can rule. They are asked whatever else rules.
    let asks: @Sendable (Case) -> Set<Ask>
}

extension Assumption {
    /// One that rules a violation out.
    init(
        _ id: AssumptionID, _ stage: Stage, _ effect: Effect, _ page: AssumptionPage,
        asks: @escaping @Sendable (Case) -> Set<Ask> = { _ in [] }, ruling: @escaping @Sendable (Case) -> [Note]?
    ) {
        self.init(id: id, stage: stage, effect: effect, page: page, question: .violation(ruling), asks: asks)
    }

    /// The same for one that rests on no other place than those of the violation's own path.
    init(
        _ id: AssumptionID, _ stage: Stage, _ effect: Effect, _ page: AssumptionPage,
        asks: @escaping @Sendable (Case) -> Set<Ask> = { _ in [] }, applies: @escaping @Sendable (Case) -> Bool
    ) {
        self.init(id, stage, effect, page, asks: asks, ruling: { applies($0) ? [] : nil })
    }

    /// One that rules out that a parameter is an obligation.
    init(
        _ id: AssumptionID, onParameter effect: Effect, _ page: AssumptionPage,
        applies: @escaping @Sendable (ParameterCase) -> Bool
    ) {
        self.init(id: id, stage: .find, effect: effect, page: page, question: .parameter(applies), asks: { _ in [] })
    }

    /// One that rules out that an end of an interaction with a delegate needs an answer.
    init(
        _ id: AssumptionID, onExit effect: Effect, _ page: AssumptionPage,
        applies: @escaping @Sendable (ExitCase) -> Bool
    ) {
        self.init(id: id, stage: .delegate, effect: effect, page: page, question: .exit(applies), asks: { _ in [] })
    }

    /// One that completes a proof.
    init(_ id: AssumptionID, completes page: AssumptionPage, where isUsed: @escaping @Sendable (Proof) -> Bool) {
        self.init(
            id: id, stage: .proof, effect: .completes, page: page, question: .proof(isUsed), asks: { _ in [] })
    }
}
