import OnceoverDiagnostics

/// That an assumption rules a violation out, and the places that this rests on.
package struct Ruling: Sendable, Hashable {
    package let assumption: AssumptionID
    package let effect: Assumption.Effect
    package let places: [Note]
}

/// The assumptions of a run: all but those that the user has switched off.
package struct AssumptionPolicy: Sendable {
    private let off: Set<AssumptionID>

    package init(off: Set<AssumptionID> = []) { self.off = off }

    private func isOn(_ assumption: Assumption) -> Bool { !off.contains(assumption.id) }

    /// What rules a violation out. All are asked, so that none hides another.
    func rulings(on asked: Case) -> [Ruling] {
        rulings { assumption in
            guard case .violation(let ruling) = assumption.question, asked.concerns(assumption.stage) else {
                return nil
            }
            asked.context.others.ask(assumption.asks(asked))
            return ruling(asked)
        }
    }

    /// What rules out that a parameter is an obligation.
    func rulings(on asked: ParameterCase) -> [Ruling] {
        rulings { if case .parameter(let applies) = $0.question, applies(asked) { [] } else { nil } }
    }

    /// What rules out that an end of an interaction needs an answer.
    func rulings(on asked: ExitCase) -> [Ruling] {
        rulings { if case .exit(let applies) = $0.question, applies(asked) { [] } else { nil } }
    }

    /// - Parameter places: what a ruling rests on, nil where an assumption does not apply.
    private func rulings(by places: (Assumption) -> [Note]?) -> [Ruling] {
        AssumptionCatalog.all.filter(isOn).compactMap { assumption in
            places(assumption).map { Ruling(assumption: assumption.id, effect: assumption.effect, places: $0) }
        }
    }

    /// The assumptions that a proof rests on and the user has switched off. Sorted.
    func denied(of completions: Set<AssumptionID>) -> [AssumptionID] { completions.intersection(off).sorted() }
}

extension Case {
    fileprivate func concerns(_ stage: Assumption.Stage) -> Bool {
        switch stage {
        case .path: true
        case .end: scope == .body
        case .slot: scope == .slot
        case .find, .delegate, .proof: false
        }
    }
}
