import OnceoverControlFlow
import OnceoverDataflow

/// Follows one obligation through a body: the transfer function of the path simulation.
struct ObligationFlow {
    let body: FollowedBody

    private var values: PathValues { PathValues(body: body) }
    private var closures: ClosureEdges { ClosureEdges(body: body) }

    /// What is known where the paths begin.
    var initialState: PathState { FirstState(body: body).state }

    /// All ways through a block from a state on its entry.
    func passages(of state: PathState, through block: Int) -> [Passage] {
        guard block != body.tracked.end, block != body.tracked.throwEnd else { return [] }
        let positions = positions(behind: body.graph.blocks[block], from: state)
        var passages: [Passage] = []
        for position in positions {
            for edge in body.graph.blocks[block].edges {
                if let passage = passage(of: position, along: edge, from: block) { passages.append(passage) }
            }
        }
        return passages
    }

    private func positions(behind block: Block, from state: PathState) -> [Position] {
        var positions = [Position(status: Status(code: state.property), facts: state.facts)]
        for instruction in block.instructions {
            if body.repetition.stops(instruction, in: block) { stop(&positions, in: block) }
            if case .call(let index) = instruction {
                let calls = CallSteps(body: body)
                positions = positions.flatMap { calls.call(index, $0, in: block) }
                values.noteSettings(of: index, &positions)
                values.forgetAnswers(changedBy: index, &positions)
            } else {
                let steps = InstructionSteps(body: body)
                for index in positions.indices { steps.step(&positions[index], instruction, in: block) }
            }
        }
        return positions
    }

    private func stop(_ positions: inout [Position], in block: Block) {
        let repeated = RepeatedCalls(body: body)
        for index in positions.indices {
            repeated.stop(block, at: positions[index].status, &positions[index].facts)
        }
    }

    /// What a path knows where the call begins that ends a block.
    func facts(beforeCallIn block: Block, from state: PathState) -> FactSet {
        let steps = InstructionSteps(body: body)
        var position = Position(status: Status(code: state.property), facts: state.facts)
        for instruction in block.instructions.dropLast() { steps.step(&position, instruction, in: block) }
        return position.facts
    }

    private func passage(of position: Position, along edge: Edge, from block: Int) -> Passage? {
        if body.graph.blocks[block].call != nil, (edge.outcome == .throwsError) != (position.throwsError ?? false) {
            return nil
        }
        var facts = position.facts
        var status = position.status
        if let choice = body.plan.choice, facts[choice.index] == nil,
            body.tables.offers.isLeftOut(by: edge, from: block, body.plan)
        {
            return nil
        }
        guard closures.admits(edge.outcome, status, &facts) else { return nil }
        if closures.isKept(edge.outcome) { status.progress = status.progress.after(.handOver) }
        if SlotElements(body: body).isEmptyLoop(edge.outcome), status.progress == .pending { status = Status(.dormant) }
        guard EdgeConditions(body: body).assume(edge, from: block, &facts, &status) else { return nil }
        closures.noteThrown(along: edge, &facts)
        if status.progress == .pending, closures.isHeardOf(edge) { status.progress = .discharged }
        return Passage(edge: edge, state: PathState(property: status.code, facts: facts), events: position.events)
    }

    /// The facts that paths are to keep, if not all, with those that are read for this obligation only: which closure of a
    /// group has run, how a source of values has ended, what a parameter was left as that was given by reference.
    var liveFacts: LiveFacts? {
        guard let live = body.tables.liveFacts else { return nil }
        var read = body.plan.endings.values.compactMap(\.reason) + body.borrowed.values
        for case .alternative(let group) in body.plan.modes { read.append(group) }
        return read.isEmpty ? live : live.keeping(read.map(\.index))
    }
}
