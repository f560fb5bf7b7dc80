import OnceoverControlFlow

extension Sequence<Block> {
    var instructions: some Sequence<Instruction> { lazy.flatMap(\.instructions) }

    /// What is given a value, and which.
    var assignments: some Sequence<(target: TermID, value: Operand)> {
        instructions.lazy.compactMap { instruction in
            if case .assign(let target, let value, _) = instruction { (target, value) } else { nil }
        }
    }

    /// What some condition asks for.
    ///
    /// - Complexity: O(edges).
    var askedTerms: Set<TermID> { Set(lazy.flatMap(\.edges).flatMap(\.assumptions).map(\.term)) }
}

/// What is given to whom in a body, and asked of whom, wherever that is.
extension FlowGraph {
    /// What some condition asks for being nil.
    ///
    /// - Complexity: O(edges).
    var askedForNil: Set<TermID> {
        Set(blocks.lazy.flatMap(\.edges).flatMap(\.assumptions).filter { $0.fact == .isNil(true) }.map(\.term))
    }

    var instructions: some Sequence<Instruction> { blocks.instructions }
    var assignments: some Sequence<(target: TermID, value: Operand)> { blocks.assignments }
    var askedTerms: Set<TermID> { blocks.askedTerms }

    /// Whether a value is a closure with nothing between its braces.
    ///
    /// - Complexity: O(blocks).
    func isEmptyClosure(_ value: Operand) -> Bool {
        guard case .region(let region) = value else { return false }
        return blocks.lazy.filter { self.isInside($0, of: region) }.instructions.allSatisfy { instruction in
            switch instruction {
            case .enter, .leave: true
            default: false
            }
        }
    }

    /// The parts of a call's result, or of one of its own parts, each with the same part of the name that it is given.
    func parts(of result: TermID, givenTo target: TermID) -> [(part: TermID, own: TermID)] {
        guard terms.isOfCallResult(result) else { return [] }
        return terms.mentioning(result).compactMap { part in
            guard case .member(result, let name) = terms[part].kind, let own = terms.find(name, of: target) else {
                return nil
            }
            return (part, own)
        }
    }

    /// The values that each term is given.
    ///
    /// - Complexity: O(instructions).
    var givenValues: [TermID: [Operand]] {
        assignments.reduce(into: [:]) { given, assignment in
            given[assignment.target, default: []].append(assignment.value)
        }
    }

    /// What the body returns, and no closure in it.
    ///
    /// - Complexity: O(instructions).
    var returnedValues: [Operand] {
        blocks.lazy.filter { $0.region == nil }.instructions.compactMap { instruction in
            if case .returnValue(let value, _) = instruction { value } else { nil }
        }
    }

    /// Terms, and those that they are given the values of.
    ///
    /// - Complexity: O(instructions × length of the longest chain of names).
    func sources(of terms: Set<TermID>) -> Set<TermID> {
        var all = terms
        var grows = true
        while grows {
            grows = false
            for case (let target, .term(let source)) in assignments where all.contains(target) {
                grows = all.insert(source).inserted || grows
            }
        }
        return all
    }
}
