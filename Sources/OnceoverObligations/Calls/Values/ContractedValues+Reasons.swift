import OnceoverContracts
import OnceoverControlFlow

extension ContractedValues {
    /// The ways in which a member that may be nil is there, each by what has to hold of other members of the same value.
    func reasons(giving member: TermID, in graph: FlowGraph) -> [[Constraint]] {
        guard case .member(let owner, let name) = graph.terms[member].kind else { return [] }
        let contracts = code.contracts.conditions(onProperty: name) { types.type(of: owner, in: graph) }
        return contracts.filter { isGiven(owner, byAnyOf: $0.givenBy, in: graph) }.flatMap { contract in
            contract.when.reduce([[]]) { ways, condition in
                let facts = reasons(for: condition.value, in: graph)
                let term = condition.key == "self" ? owner : graph.terms.find(condition.key, of: owner)
                guard let term else { return [] }
                return ways.flatMap { way in facts.map { way + [Constraint(term, $0)] } }
            }
        }
    }

    /// Whether a value is what the closure of one of some functions is given.
    private func isGiven(_ value: TermID, byAnyOf functions: [String], in graph: FlowGraph) -> Bool {
        functions.isEmpty
            || graph.regions.contains { region in
                guard region.parameters.contains(value), let call = region.call else { return false }
                return graph.calls[call].name.map(functions.contains) ?? false
            }
    }

    /// The facts of which each says that a value is what a row asks for. One of two outcomes is known by not being the other.
    private func reasons(for literal: ContractRow.Literal, in graph: FlowGraph) -> [Fact] {
        switch literal {
        case .boolean(let value): [.boolean(value)]
        case .nothing: [.isNil(true)]
        case .member(let name):
            [(name, true), (name == "success" ? "failure" : "", false)].compactMap { name, isIt in
                graph.caseNames.firstIndex(of: name).map { .isCase(Int32($0), isIt) }
            }
        case .anyMember, .text, .result: []
        }
    }
}
