import OnceoverControlFlow
import OnceoverDataflow

/// Members that are there where another member of the same value is some case, as contracts say: a response's value where its
/// result is a success.
struct GivenByCase {
    /// The ways in which a member is there, each by what has to hold for it.
    private var ways: [TermID: [[Constraint]]] = [:]
    /// What a path is to remember.
    private(set) var reasons: Set<TermID> = []

    /// - Parameter asked: what conditions ask for being nil.
    init(of asked: Set<TermID>, in graph: FlowGraph, values: ContractedValues) {
        for term in asked {
            let found = values.reasons(giving: term, in: graph)
            if found.isEmpty { continue }
            ways[term] = found
            reasons.formUnion(found.joined().map(\.term))
        }
    }

    func reasons(giving member: TermID) -> [TermID] { ways[member]?.joined().map(\.term) ?? [] }

    func isGiven(_ member: TermID, _ facts: FactSet) -> Bool {
        ways[member]?.contains { $0.allSatisfy { facts.fact(of: $0.term) == $0.fact } } ?? false
    }
}
