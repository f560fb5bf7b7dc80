import OnceoverContracts
import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSource
import OnceoverSymbols

/// The functions of one file, their graphs, and what each does with its parameters. Both are made when first needed.
final class FileContext {
    let file: SourceFile
    let declarations: Declarations
    let contracts: ContractTable
    private let terminating: TerminatingCalls
    private let marks: ObligationMarks
    let continuationBodies: ContinuationBodies
    private var claims: [Int: Claims] = [:]
    private var graphs: [Int: FlowGraph] = [:]
    private var summaries: [Key: ParameterSummary] = [:]
    private var pending: Set<Key> = []

    private var slotOutcomes: [SlotKey: [SlotOutcome]] = [:]
    private var pendingSlots: Set<SlotKey> = []

    private struct SlotKey: Hashable {
        let function: Int
        let slot: [String]
        let status: UInt8
    }

    private struct Key: Hashable {
        let function: Int
        let parameter: Int
    }

    init(_ file: SourceFile, contracts: ContractTable) {
        self.file = file
        self.contracts = contracts
        declarations = Declarations(file)
        marks = ObligationMarks(in: file, givers: contracts.handlerGivers)
        continuationBodies = ContinuationBodies(in: file.words)
        terminating = TerminatingCalls(declared: declarations.terminating, contracts: contracts)
    }

    func graph(of function: Int) -> FlowGraph {
        if let graph = graphs[function] { return graph }
        let declared = declarations.functions[function]
        let graph = FlowGraph(
            of: declared.body, parameters: declared.parameters.map(\.name), end: Site(declared.rightBrace),
            terminating: terminating, contracts: contracts)
        graphs[function] = graph
        return graph
    }

    /// Whether the text of a function's body may make or discharge an obligation of its own.
    func mayHoldObligation(_ function: Int) -> Bool { marks.isMarked(bodyRange(of: function)) }

    /// Whether a word occurs in the text of a function's body.
    func mentions(_ word: String, in function: Int) -> Bool { file.words.contains(word, in: bodyRange(of: function)) }

    private func bodyRange(of function: Int) -> Range<Int> {
        let declared = declarations.functions[function]
        return declared.nameToken.position.utf8Offset..<declared.rightBrace.endPosition.utf8Offset
    }

    func claims(in function: Int) -> Claims {
        if let known = claims[function] { return known }
        let made = Claims(in: graph(of: function), resolver: resolver(for: function))
        claims[function] = made
        return made
    }

    /// A resolver for calls in the body of a function.
    func resolver(for function: Int) -> Resolver { Resolver(context: self, function: function) }

    /// What a function does with a parameter; nothing while that is being found out, or where it is no closure.
    func summary(of function: Int, parameter: Int) -> ParameterSummary? {
        let key = Key(function: function, parameter: parameter)
        if let known = summaries[key] { return known }
        guard declarations.functions[function].parameters[parameter].shape != .other else { return nil }
        guard pending.insert(key).inserted else { return nil }
        let summary = makeSummary(key)
        pending.remove(key)
        summaries[key] = summary
        return summary
    }

    /// How a method leaves what a stored property holds, from a status; nothing where it does not touch the property, or
    /// while that is being found out.
    func slotOutcomes(of function: Int, slot: StoredProperty, from status: Status) -> [SlotOutcome]? {
        let key = SlotKey(function: function, slot: slot.path + ["\(slot.container)"], status: status.code)
        if let known = slotOutcomes[key] { return known.isEmpty ? nil : known }
        guard declarations.functions[function].typeName == slot.typeName, pendingSlots.insert(key).inserted else {
            return nil
        }
        let outcomes = makeSlotOutcomes(of: function, slot, from: status)
        pendingSlots.remove(key)
        slotOutcomes[key] = outcomes
        return outcomes.isEmpty ? nil : outcomes
    }

    private func makeSlotOutcomes(of function: Int, _ slot: StoredProperty, from status: Status) -> [SlotOutcome] {
        guard let tracked = SlotFinder(context: self).track(slot, in: function) else { return [] }
        let resolver = resolver(for: function)
        let graph = graph(of: function)
        let flow = ObligationFlow(tracked, in: graph, claims: claims(in: function), resolver: resolver)
        let exploration = Exploration(flow, from: PathState(property: status.code))
        let ends = exploration.simulation.points.filter { $0.node == graph.exit || $0.node == graph.throwExit }
        return Array(
            Set(
                ends.map { point in
                    SlotOutcome(
                        status: Status(code: point.state.property), throwsError: point.node == graph.throwExit,
                        method: function)
                }))
    }

    func isPending(_ function: Int, parameter: Int) -> Bool {
        pending.contains(Key(function: function, parameter: parameter))
    }

    private func makeSummary(_ key: Key) -> ParameterSummary {
        let finder = ObligationFinder(context: self, function: key.function)
        let tracked = finder.parameter(key.parameter)
        let resolver = resolver(for: key.function)
        let graph = graph(of: key.function)
        let flow = ObligationFlow(tracked, in: graph, claims: claims(in: key.function), resolver: resolver)
        return ParameterSummary(
            outcomes: outcomes(of: Exploration(flow), in: graph),
            isObligation: finder.isObligation(key.parameter),
            function: declarations.functions[key.function].name)
    }

    private func outcomes(of exploration: Exploration, in graph: FlowGraph) -> [CallOutcome] {
        guard exploration.isComplete else { return [CallOutcome(transition: .handOver)] }
        var outcomes: [CallOutcome] = []
        for point in exploration.simulation.points where point.node == graph.exit || point.node == graph.throwExit {
            guard let transition = transition(to: Status(code: point.state.property).progress) else { continue }
            let result = point.state.facts[graph.returnTerm.index].flatMap { $0 >= 0 ? Fact(code: $0) : nil }
            let outcome = CallOutcome(
                transition: transition, result: result, throwsError: point.node == graph.throwExit)
            if !outcomes.contains(outcome) { outcomes.append(outcome) }
        }
        return outcomes
    }

    private func transition(to progress: Progress) -> Transition? {
        switch progress {
        case .dormant: nil
        case .pending: Transition.none
        case .discharged, .dischargedAndHandedOver: .discharge
        case .repeated: .dischargeTwice
        case .handedOver: .handOver
        }
    }
}
