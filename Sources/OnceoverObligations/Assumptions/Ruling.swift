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
        AssumptionCatalog.all.compactMap { assumption in
            guard case .violation(let ruling) = assumption.question, isOn(assumption),
                asked.concerns(assumption.stage)
            else { return nil }
            assumption.asks(asked)
            return ruling(asked).map { Ruling(assumption: assumption.id, effect: assumption.effect, places: $0) }
        }
    }

    /// What an assumption makes of a violation that it rules out by what its own search has found; nothing where it is off.
    func ruling(_ assumption: Assumption) -> [Ruling] {
        isOn(assumption) ? [Ruling(assumption: assumption.id, effect: assumption.effect, places: [])] : []
    }

    /// Of what a proof rests on, what the user does not assume. Sorted.
    func denied(of completions: Set<AssumptionID>) -> [AssumptionID] { completions.intersection(off).sorted() }
}

extension Case {
    fileprivate func concerns(_ stage: Assumption.Stage) -> Bool {
        switch stage {
        case .path: true
        case .end: scope == .body
        case .slot: scope == .slot
        case .delegate: scope == .delegate
        case .proof: false
        }
    }
}
