import OnceoverControlFlow

/// Where constants have their values from: what is found out of `let policy = options?.policy` is so of `options.policy`,
/// too, and of the next name that is given it.
enum Origins {
    /// The member of a parameter, or of another constant, that each constant was given. What the body sets may have
    /// another value by the time that the name is asked.
    ///
    /// - Complexity: O(instructions).
    static func all(in graph: FlowGraph) -> [TermID: TermID] {
        let constants = ConstantTerms(in: graph)
        let given = graph.givenValues
        return given.reduce(into: [:]) { origins, name in
            guard graph.terms[name.key].isVariable, constants.contains(name.key),
                let source = source(of: name.value, given), isPart(source, of: constants, in: graph),
                given[source] == nil
            else { return }
            origins[name.key] = source
        }
    }

    /// The only term that is given, besides nil, also by the chain that reads it.
    private static func source(of values: [Operand], _ given: [TermID: [Operand]]) -> TermID? {
        var values = values
        for _ in 0..<4 {
            let terms = values.filter { $0 != .nilLiteral }
            guard terms.count == 1, case .term(let term) = terms[0] else { return nil }
            guard let further = given[term] else { return term }
            values = further
        }
        return nil
    }

    private static func isPart(_ term: TermID, of constants: ConstantTerms, in graph: FlowGraph) -> Bool {
        guard case .member(var owner, _) = graph.terms[term].kind else { return false }
        while case .member(let next, _) = graph.terms[owner].kind { owner = next }
        return owner != graph.selfTerm && graph.terms[owner].isVariable && constants.contains(owner)
    }
}
