import OnceoverControlFlow
import OnceoverDataflow

/// Follows one obligation through a graph: the transfer function of the path simulation.
struct ObligationFlow {
    let graph: FlowGraph
    let tracked: TrackedObligation
    let aliases: Aliases
    /// Values of the file's own types that carry the obligation.
    let carriers: Carriers
    /// Closures that functions of the file have made of it.
    let wrappers: Wrappers
    let plan: RegionPlan
    let tables: GraphTables
    let repetition: Repetition
    /// What every caller of the body has made sure of, once that has been asked for.
    private(set) var preconditions: [TermID: Fact] = [:]
    let questions: CallQuestions
    /// Where conditions on what callbacks set are taken to hold or not, as it comes: those that are asked and set under a lock
    /// all the same.
    private(set) var lockedClaims: LockedClaims?
    /// What callbacks are given, once that has been asked for.
    private(set) var delivered: DeliveredValues?
    /// Weak references to `self` that are not nil, once that has been asked for.
    private(set) var held: Set<TermID> = []
    /// Calls that leave alone only what is said to be settled, where that is taken to be true.
    private(set) var settledCalls: Set<Int> = []
    /// Parameters that the body is given by reference, by their numbers.
    private(set) var borrowed: [Int: TermID] = [:]
    /// Variables that calls are given by reference, where all say what becomes of them.
    let lent: Set<TermID>
    /// What each call does, by its number.
    let effects: [CallEffect?]
    /// Names of the obligation that hold another closure on some paths.
    let replaceable: Set<TermID>
    /// Local names that got their value from the stored property.
    let takenNames: Set<TermID>
    /// Whether something happens to the obligation in each block.
    let isEvent: [Bool]
    /// Whether a discharge can be reached from each block.
    let reachesDischarge: [Bool]

    init(
        _ tracked: TrackedObligation, in graph: FlowGraph, tables: GraphTables, questions: CallQuestions
    ) {
        self.graph = graph
        self.tracked = tracked
        self.tables = tables
        self.questions = questions
        let named = Aliases(
            of: tracked.roots, slot: tracked.slot, isAnswerable: tracked.kind == .answerable,
            methods: tracked.dischargingMethods, in: graph)
        carriers = Carriers(of: tracked, named: named, in: graph, calls: questions.carriers, grants: questions.grants)
        wrappers = Wrappers(of: tracked, named: named, in: graph, calls: questions.carriers)
        let others = (carriers.carried + wrappers.made).filter { !named.contains($0) }
        aliases =
            others.isEmpty
            ? named : Aliases(of: tracked.roots + others, methods: tracked.dischargingMethods, in: graph)
        takenNames = tracked.slot == nil ? [] : Self.takenNames(in: graph, aliases: aliases)
        let table = CallEffects(
            of: tracked, aliases: aliases, carriers: carriers, wrappers: wrappers, in: graph, questions: questions)
        effects = Self.effects(in: graph, table, aliases: aliases, taken: takenNames, isSlot: tracked.slot != nil)
        lent = Self.lent(in: graph, effects: effects)
        let events = Self.events(in: graph, effects: effects, aliases: aliases, questions.stored, tracked)
        isEvent = events
        let plan = RegionPlan(for: tracked, events: events, in: graph, questions: questions)
        self.plan = plan
        replaceable = tracked.slot == nil ? Self.replaceable(aliases, plan, in: graph) : []
        repetition = Repetition(of: plan, in: graph, sources: questions.sources)
        reachesDischarge = WorklistSolver.reachable(
            in: graph.directed(without: tracked.end, where: plan.mayTake).reversed(),
            from: events.indices.filter { events[$0] && $0 != tracked.end })
    }

    var claims: Claims { tables.claims }
    var disarming: Disarming { tables.disarming }

    /// One way through a block, and on along an edge.
    struct Passage {
        let edge: Edge
        let state: PathState
        let events: [Event]
    }

    /// Something that happens to the obligation on the way.
    struct Event {
        let transition: Transition
        let before: Status
        let after: Status
        let site: Site
        var reason: HandOver?
        /// The method of the type in which it happens, if it is another one.
        var method: Int?
        /// Whether a local copy is discharged while the stored property still holds the same.
        var isCopy = false
    }

    /// A state in the middle of a block.
    struct Position {
        var status: Status
        var facts: FactSet
        var events: [Event] = []
        var throwsError: Bool?
    }

    /// What is known where the paths begin: what is not optional is not nil.
    var initialState: PathState {
        if let slot = tracked.slot {
            let status = slot.startsEmpty ? Status(.dormant) : Status(.pending, isStored: true)
            return PathState(property: status.code)
        }
        var state = PathState(property: Status(tracked.isThereFromStart ? .pending : .dormant).code)
        for parameter in borrowed.values { state.facts.set(PathKey.borrowed.key(parameter.index), to: 1) }
        for (term, fact) in preconditions { state.facts.set(term.index, to: fact.code) }
        if !tracked.isThereFromStart { return state }
        if let (list, fact) = knownOfList { state.facts.set(list.index, to: fact.code) }
        if let (value, fact) = caseOfCarrier { state.facts.set(value.index, to: fact.code) }
        for (term, fact) in knownBefore { state.facts.set(term.index, to: fact.code) }
        for root in tracked.roots where !tracked.optionalRoots.contains(root) {
            state.facts.set(root.index, to: Fact.isNil(false).code)
        }
        return state
    }

    /// Which case a value is that carries the obligation as its payload.
    private var caseOfCarrier: (TermID, Fact)? {
        guard let carrier = tracked.carrier, case .payload(let name, _) = carrier.member.place,
            let number = graph.caseNames.firstIndex(of: name)
        else { return nil }
        return (carrier.term, .isCase(Int32(number), true))
    }

    /// The same, with the parameters that the body is given by reference, by their numbers.
    func borrowing(_ borrowed: [Int: TermID]) -> ObligationFlow {
        var flow = self
        flow.borrowed = borrowed
        return flow
    }

    /// The same, with what every caller has made sure of.
    func knowing(_ preconditions: [TermID: Fact]) -> ObligationFlow {
        var flow = self
        flow.preconditions = preconditions
        return flow
    }

    /// The same, without what callbacks tell each other through plain variables.
    var withoutFlags: ObligationFlow {
        var flow = self
        flow.lockedClaims = LockedClaims(in: graph)
        return flow
    }

    /// The same, with what callbacks are given; nothing where no function that calls one is in sight.
    var knowingDeliveries: ObligationFlow? { knowing(DeliveredValues(in: self)) }

    /// The same, with what contracts say that callbacks are given; nothing where there is none.
    var knowingContractedDeliveries: ObligationFlow? { knowing(DeliveredValues(in: self, onlyContracted: true)) }

    private func knowing(_ delivered: DeliveredValues) -> ObligationFlow? {
        if delivered.isEmpty { return nil }
        var flow = self
        flow.delivered = delivered
        return flow
    }

    /// The same, with the methods, and the publishers, that keep their object until they have called a closure; nothing
    /// where none is in sight.
    var knowingHolders: ObligationFlow? {
        let held = graph.regions.indices.filter { plan.isRelevant($0) && isHeld($0) }
        if held.isEmpty { return nil }
        var flow = self
        flow.held = Set(held.compactMap { graph.regions[$0].weakSelf })
        return flow
    }

    private func isHeld(_ index: Int) -> Bool {
        let region = graph.regions[index]
        guard region.weakSelf != nil, let call = region.call, let argument = region.argument else { return false }
        return questions.holding.holdsSelf(graph.calls[call], argument: argument, in: graph)
            || questions.holding.isKept(behind: index, in: graph)
    }

    /// The same, where helpers are right that leave alone only what is said to be settled; nothing where there is none.
    var trustingHelpers: ObligationFlow? {
        let settled = graph.calls.indices.filter(leavesOnlySettled)
        if settled.isEmpty { return nil }
        var flow = self
        flow.settledCalls = Set(settled)
        return flow
    }

    private func leavesOnlySettled(_ call: Int) -> Bool {
        effects[call].map { $0.leavesOnlySettled && $0.isPartial } ?? false
    }

    /// Whether a step in the closure, or in one inside it, concerns the obligation.
    func dischargesIn(_ region: Int) -> Bool { plan.isRelevant(region) }

    var isWithoutEvents: Bool { !reachesDischarge[tracked.start] }

    /// All ways through a block from a state on its entry.
    func passages(of state: PathState, through block: Int) -> [Passage] {
        guard block != tracked.end, block != tracked.throwEnd else { return [] }
        var positions = [Position(status: Status(code: state.property), facts: state.facts)]
        let index = block
        let block = graph.blocks[index]
        for instruction in block.instructions {
            if repetition.stops(instruction, in: block) {
                for index in positions.indices {
                    stop(block, at: positions[index].status, &positions[index].facts)
                }
            }
            if case .call(let index) = instruction {
                positions = positions.flatMap { call(index, $0, in: block) }
                noteSettings(of: index, &positions)
                forgetAnswers(changedBy: index, &positions)
            } else {
                for index in positions.indices { step(&positions[index], instruction, in: block) }
            }
        }
        var passages: [Passage] = []
        for position in positions {
            for edge in block.edges {
                if let passage = passage(of: position, along: edge, from: index) { passages.append(passage) }
            }
        }
        return passages
    }

    private func passage(of position: Position, along edge: Edge, from block: Int) -> Passage? {
        if graph.blocks[block].call != nil, (edge.outcome == .throwsError) != (position.throwsError ?? false) {
            return nil
        }
        var facts = position.facts
        var status = position.status
        if let choice = plan.choice, facts[choice.index] == nil, tables.offers.isLeftOut(by: edge, from: block, plan) {
            return nil
        }
        guard admits(edge.outcome, status, &facts) else { return nil }
        if isKept(edge.outcome) { status.progress = status.progress.after(.handOver) }
        if isEmptyLoop(edge.outcome), status.progress == .pending { status = Status(.dormant) }
        guard assume(edge, from: block, &facts, &status) else { return nil }
        noteThrown(along: edge, &facts)
        if status.progress == .pending, isHeardOf(edge) { status.progress = .discharged }
        return Passage(edge: edge, state: PathState(property: status.code, facts: facts), events: position.events)
    }
}
