import OnceoverControlFlow
import OnceoverDataflow

/// What a path knows of terms.
extension FactSet {
    /// That a group of closures has run is remembered under a term, too, and is no fact of it.
    func fact(of term: TermID) -> Fact? { self[term.index].flatMap { $0 >= 0 ? Fact(code: $0) : nil } }

    func fact(of value: Operand) -> Fact? { value.fact { fact(of: $0) } }

    mutating func set(_ term: TermID, to fact: Fact) { set(term.index, to: fact.code) }

    /// What was known of a term that changes, and of all that belongs to it or asks for it, need not hold any longer.
    mutating func forget(_ term: TermID, in graph: FlowGraph) {
        for dependent in graph.terms.mentioning(term) { remove(dependent.index) }
    }

    /// A term is given a value of which this is known.
    mutating func assign(_ known: Fact?, to term: TermID, in graph: FlowGraph) {
        forget(term, in: graph)
        if let known { set(term, to: known) }
    }
}
