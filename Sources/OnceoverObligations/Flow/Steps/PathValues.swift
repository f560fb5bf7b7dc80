import OnceoverControlFlow
import OnceoverDataflow

/// What a path knows of values, and what it no longer knows.
struct PathValues {
    let body: FollowedBody

    func fact(of value: Operand, _ facts: FactSet) -> Fact? {
        // FIXME: That a group of closures has run is read here as if the call had given `false`.
        value.fact { facts[$0.index].map(Fact.init(code:)) ?? body.tables.made[$0] ?? constant(of: $0) }
    }

    /// What is known of a value, also of a flag that no callback has set yet. Of one that callbacks set as it comes, nothing
    /// is known where it is read.
    func fact(of value: Operand, in block: Block, _ facts: FactSet) -> Fact? {
        guard case .term(let term) = value else { return fact(of: value, facts) }
        if mayChange(term, in: block), case .boolean? = fact(of: value, facts) { return nil }
        return fact(of: value, facts) ?? body.claims.initialValue(of: term, in: block)
    }

    /// What is known of a term wherever it is asked.
    func constant(of term: TermID) -> Fact? {
        body.tables.neverNil.contains(term) ? .isNil(false) : body.tables.caught[term]
    }

    /// What a method of the own object has set.
    func noteSettings(of call: Int, _ positions: inout [Position]) {
        guard let settings = body.tables.settings[call] else { return }
        for index in positions.indices where positions[index].throwsError != true {
            for setting in settings {
                forget(setting.term, &positions[index].facts)
                if let fact = setting.fact { positions[index].facts.set(setting.term, to: fact) }
            }
        }
    }

    /// What is asked of a collection may have another answer once a call has changed it.
    func forgetAnswers(changedBy call: Int, _ positions: inout [Position]) {
        guard let asked = body.tables.askedOfChanged[call] else { return }
        for index in positions.indices {
            for condition in asked { forget(condition, &positions[index].facts) }
        }
    }

    func forget(_ term: TermID, _ facts: inout FactSet) {
        guard !facts.entries.isEmpty else { return }
        noteChange(of: term, &facts)
        facts.forget(term, in: body.graph)
    }

    /// Whether a call on a parameter that was given by reference, or on a part of it, may change it.
    func noteChange(by call: Call, _ facts: inout FactSet) {
        guard !body.borrowed.isEmpty, let receiver = call.receiver else { return }
        noteChange(of: receiver, &facts)
    }

    func noteChange(of term: TermID, _ facts: inout FactSet) {
        for parameter in body.borrowed.values where body.graph.terms[term].mentions.contains(parameter) {
            facts.remove(PathKey.borrowed.key(parameter.index))
        }
    }

    /// Whether a callback may set what is asked here at any time, or has perhaps not set it yet.
    func mayChange(_ term: TermID, in block: Block) -> Bool {
        isRacing(term, in: block) || body.tables.setLater[block.number]?.contains(term) ?? false
    }

    /// What one step asks and sets under a lock is a claim.
    private func isRacing(_ term: TermID, in block: Block) -> Bool {
        guard let lockedClaims = body.suppositions.lockedClaims, body.claims.isSetInCallback(term) else { return false }
        return !lockedClaims.protects(term, in: block)
    }

    /// What is known of a value that a function or closure is given.
    func value(of operand: Operand, _ facts: FactSet) -> Delivery.Value {
        switch (operand, fact(of: operand, facts)) {
        case (.aggregate, _), (.method, _), (_, .isCase(_, true)?): .known(.isNil(false))
        case (_, .isCase(_, false)?), (_, nil): .unknown
        case (_, let fact?): .known(fact)
        }
    }
}
