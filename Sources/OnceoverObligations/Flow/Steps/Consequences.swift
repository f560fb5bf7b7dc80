import OnceoverControlFlow
import OnceoverDataflow

/// What a path learns besides from what it assumes.
struct Consequences {
    let body: FollowedBody

    /// `policy == .cached`, where that is a name for `options.policy`.
    func noteOrigin(of assumption: Constraint, _ facts: inout FactSet) {
        guard case .isCase(_, true) = assumption.fact, let origin = body.tables.origins[assumption.term] else { return }
        facts.set(origin, to: assumption.fact)
    }

    /// A call that has failed has said why.
    func noteFilled(by assumption: Constraint, _ facts: inout FactSet) {
        guard assumption.fact == .boolean(false), let error = body.tables.filledErrors[assumption.term] else { return }
        facts.set(error, to: .isNil(false))
    }

    /// `delegate?.decide != nil`: what a chain gives is not nil, nor is what it was taken from.
    func noteSource(of assumption: Constraint, _ facts: inout FactSet) {
        guard assumption.fact == .isNil(false), body.graph.terms[assumption.term].kind == .callResult,
            let source = body.claims.definitions[assumption.term], body.graph.recurring.contains(source)
        else { return }
        facts.set(source, to: assumption.fact)
    }
}
