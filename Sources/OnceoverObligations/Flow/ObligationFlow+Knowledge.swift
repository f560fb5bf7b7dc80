import OnceoverControlFlow
import OnceoverDataflow

/// What a path knows of values, and what it no longer knows.
extension ObligationFlow {
    func fact(of value: Operand, _ facts: FactSet) -> Fact? {
        // FIXME: That a group of closures has run is read here as if the call had given `false`.
        value.fact { facts[$0.index].map(Fact.init(code:)) ?? tables.made[$0] ?? constant(of: $0) }
    }

    /// What is known of a value, also of a flag that no callback has set yet. Of one that callbacks set as it comes, nothing
    /// is known where it is read.
    func fact(of value: Operand, in block: Block, _ facts: FactSet) -> Fact? {
        guard case .term(let term) = value else { return fact(of: value, facts) }
        if isRacing(term, in: block), case .boolean? = fact(of: value, facts) { return nil }
        return fact(of: value, facts) ?? claims.initialValue(of: term, in: block)
    }

    /// What is known of a term wherever it is asked.
    func constant(of term: TermID) -> Fact? {
        tables.neverNil.contains(term) ? .isNil(false) : tables.caught[term]
    }

    /// What a method of the own object has set.
    func noteSettings(of call: Int, _ positions: inout [Position]) {
        guard let settings = tables.settings[call] else { return }
        for index in positions.indices where positions[index].throwsError != true {
            for setting in settings {
                forget(setting.term, &positions[index].facts)
                if let fact = setting.fact { positions[index].facts.set(setting.term, to: fact) }
            }
        }
    }

    /// What is asked of a collection may have another answer once a call has changed it.
    func forgetAnswers(changedBy call: Int, _ positions: inout [Position]) {
        guard let asked = tables.askedOfChanged[call] else { return }
        for index in positions.indices {
            for condition in asked { forget(condition, &positions[index].facts) }
        }
    }

    func forget(_ term: TermID, _ facts: inout FactSet) {
        guard !facts.entries.isEmpty else { return }
        noteChange(of: term, &facts)
        facts.forget(term, in: graph)
    }
}
