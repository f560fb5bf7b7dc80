/// What becomes of what calls give.
extension FlowGraph {
    /// Whether anything is done with a call's result.
    ///
    /// - Complexity: O(instructions + calls).
    package func isUsed(_ result: TermID) -> Bool {
        blocks.contains { block in block.instructions.contains { keeps(result, $0, in: block) } }
            || isAsked(result) || isTested(result)
            || calls.contains { call in
                call.receiver == result || call.arguments.contains { $0.operand.terms.contains(result) }
            }
    }

    private func keeps(_ result: TermID, _ instruction: Instruction, in block: Block) -> Bool {
        if case .assign(let target, .term(result), _) = instruction, !isResult(target, of: block) { return true }
        return returns(result, instruction, in: block)
    }

    /// Whether a call's result is what the body or a closure in it returns.
    ///
    /// - Complexity: O(instructions).
    package func isGivenBack(_ result: TermID) -> Bool {
        blocks.contains { block in block.instructions.contains { returns(result, $0, in: block) } }
    }

    private func returns(_ result: TermID, _ instruction: Instruction, in block: Block) -> Bool {
        switch instruction {
        case .assign(let target, .term(result), _): isResult(target, of: block) && givesBack(block)
        case .returnValue(.term(result), _): givesBack(block)
        default: false
        }
    }

    /// Whether a term is `self`, also where a closure has it by a weak reference.
    package func isSelf(_ term: TermID) -> Bool { term == selfTerm || terms[term].name == "self" }

    /// Whether a term is what is returned in a block.
    package func isResult(_ term: TermID, of block: Block) -> Bool {
        term == block.region.map { regions[$0].result } ?? returnTerm
    }

    /// Whether the value that a block returns is used. The only call in the body of a continuation looks like a
    /// returned value.
    package func givesBack(_ block: Block) -> Bool {
        !(block.region.flatMap { call(givenRegion: $0) }?.makesContinuation ?? false)
    }
}
