import OnceoverControlFlow

/// A source of repeating callbacks that only the body that made it has, such as a timer that is not stored: what the
/// callback asks or tells others does not stop it.
struct UnheldSource {
    private let graph: FlowGraph
    /// The names of the source in the body, and what the callback is given.
    private var terms: Set<TermID>

    /// Nothing where others may have the source.
    init?(of region: Int, in graph: FlowGraph) {
        guard graph.firesAgain(region), let call = graph.call(givenRegion: region),
            call.isInitializer || call.receiver != nil
        else { return nil }
        self.graph = graph
        terms = Set([call.result] + graph.regions[region].parameters)
        if let receiver = call.receiver, !call.isInitializer {
            if isMadeHere(receiver) {
                terms.insert(receiver)
            } else if !isOfType(receiver) {
                return nil
            }
        }
        addNames()
        if isHandedOut { return nil }
    }

    /// Whether a call is given the source.
    func isGiven(to call: Call) -> Bool { call.arguments.contains { isSource($0.operand) } }

    private func isSource(_ value: Operand) -> Bool { value.terms.contains { terms.contains($0) } }

    private func isMadeHere(_ term: TermID) -> Bool {
        graph.terms[term].isVariable && !graph.parameters.contains(term)
            && graph.calls.contains { graph.targets(assigned: $0.result).contains(term) }
    }

    /// `Timer`, `NotificationCenter.default`
    private func isOfType(_ term: TermID) -> Bool {
        guard case .member(let owner, let name) = graph.terms[term].kind else { return false }
        return Call.isTypeName(name) || isOfType(owner)
    }

    private mutating func addNames() {
        var grows = true
        while grows {
            let names = terms.flatMap { graph.targets(assigned: $0) }.filter { graph.terms[$0].isVariable }
            let count = terms.count
            terms.formUnion(names)
            grows = terms.count > count
        }
    }

    /// Whether the source is stored, returned, or given to a function that may keep it.
    private var isHandedOut: Bool {
        graph.calls.contains { isGiven(to: $0) || isStored(by: $0) }
            || graph.blocks.contains { block in block.instructions.contains { handsOut($0, in: block) } }
    }

    private func handsOut(_ instruction: Instruction, in block: Block) -> Bool {
        switch instruction {
        case .assign(let target, let value, _) where isSource(value):
            !graph.terms[target].isVariable && (graph.givesBack(block) || !graph.isResult(target, of: block))
        case .returnValue(let value, _): isSource(value) && graph.givesBack(block)
        case .escape(let term, _): terms.contains(term)
        default: false
        }
    }

    /// `subscription.store(in: &bag)`
    private func isStored(by call: Call) -> Bool {
        call.receiver.map(terms.contains) ?? false && call.arguments.contains(where: \.isInOut)
    }
}
