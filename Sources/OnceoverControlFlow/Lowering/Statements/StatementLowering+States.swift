import OnceoverContracts
import SwiftSyntax

/// States that an object can have where a contract says which: a session that has called its closure is at its end.
extension StatementLowering {
    /// The cases that a value can be in a closure of the object that it belongs to; nil if no contract says so.
    func states(of subject: Operand) -> Set<String>? {
        guard case .term(let term) = subject, case .member(let owner, let property) = builder.graph.terms[term].kind
        else {
            return nil
        }
        var region = builder.frame.region
        while let closure = region.map({ builder.graph.regions[$0] }) {
            if let call = closure.call.map({ builder.graph.calls[$0] }), call.receiver == owner, let name = call.name,
                let argument = closure.argument,
                let contract = builder.contracts.callback(of: name, ClosureUse(of: argument, in: call, literals: [:])),
                let states = contract.states[property]
            {
                return Set(states)
            }
            region = closure.parent
        }
        return nil
    }

    /// Whether a clause is for other cases than those, or for the rest where each of them has a clause of its own.
    func isOutOfReach(_ node: SwitchCaseSyntax, of clauses: [SwitchCaseSyntax], in states: Set<String>) -> Bool {
        guard case .case(let label) = node.label else {
            return states.isSubset(of: clauses.flatMap(\.unconditionalCases))
        }
        return label.caseItems.allSatisfy { item in item.pattern.caseName.map { !states.contains($0) } ?? false }
    }

    /// Nothing leads to the clause but a `fallthrough`.
    func layOutUnreached(_ node: SwitchCaseSyntax, body: Int, after: Int) {
        let next = builder.graph.current
        builder.inNewScope {
            builder.start(body)
            lower(node.statements)
            builder.graph.connect(to: after, site: Site(node))
        }
        builder.start(next)
    }
}

extension SwitchCaseSyntax {
    /// The names of the cases that it takes whatever else holds.
    fileprivate var unconditionalCases: [String] {
        guard case .case(let label) = label else { return [] }
        return label.caseItems.filter { $0.whereClause == nil }.compactMap(\.pattern.caseName)
    }
}
