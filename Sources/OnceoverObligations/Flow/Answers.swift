import OnceoverControlFlow
import OnceoverDataflow

/// What is known of some terms on every path to a place, by what was asked and by what they were given: available facts, as
/// in the analysis of available expressions.
///
/// A callback comes later: of what is known outside, it knows only what nothing can change.
struct Answers {
    let graph: FlowGraph
    /// Those that are asked for, and those that they are given the values of.
    let terms: Set<TermID>
    private let constants: ConstantTerms
    /// What is known where the body begins.
    var given: [TermID: Fact] = [:]
    /// What is known of values wherever they are given on.
    var ofValues: [TermID: Fact] = [:]
    /// The terms that calls may give another value to, by the calls' numbers.
    var changedByCalls: [Int: [TermID]] = [:]

    /// - Complexity: O(instructions × length of the longest chain of names).
    init(to terms: Set<TermID>, in graph: FlowGraph) {
        self.graph = graph
        self.terms = graph.sources(of: terms)
        constants = ConstantTerms(in: graph)
    }

    /// What is known on entry of a block; nothing where no path comes to it.
    func facts(before target: Int) -> [TermID: Fact]? {
        known(before: target).facts
    }

    /// The same in front of the call that ends a block.
    func facts(beforeCallIn target: Int) -> [TermID: Fact]? {
        var known = known(before: target)
        for instruction in graph.blocks[target].instructions.dropLast() {
            step(instruction, isFollowed: true, &known)
        }
        return known.facts
    }

    /// Every edge is a node between its blocks, because conditions stand on edges.
    private func known(before target: Int) -> Known {
        let callbacks = Set(graph.closures(outwardFrom: graph.blocks[target].region))
        let edges = graph.blocks.indices.flatMap { block in graph.blocks[block].edges.map { (block, $0) } }
        let links = edges.enumerated().flatMap { index, edge in
            [(edge.0, graph.blocks.count + index), (graph.blocks.count + index, edge.1.target)]
        }
        let nodes = DirectedGraph(nodeCount: graph.blocks.count + edges.count, edges: links)
        let start = Known(facts: given)
        return WorklistSolver.solve(nodes, seeds: [(graph.entry, start)]) { node, value in
            var value = value
            if node < graph.blocks.count {
                pass(node, isFollowed: isFollowed(node, callbacks), &value)
            } else {
                let (block, edge) = edges[node - graph.blocks.count]
                pass(edge, isFollowed: isFollowed(block, callbacks), into: callbacks, &value)
            }
            return value
        }[target]
    }

    private func pass(_ block: Int, isFollowed: Bool, _ known: inout Known) {
        for instruction in graph.blocks[block].instructions { step(instruction, isFollowed: isFollowed, &known) }
    }

    /// Whether a block comes before the place in its turn. What other callbacks change may have changed, and what they learn
    /// says nothing.
    private func isFollowed(_ block: Int, _ callbacks: Set<Int>) -> Bool {
        graph.callback(around: graph.blocks[block].region).map(callbacks.contains) ?? true
    }

    private func pass(_ edge: Edge, isFollowed: Bool, into callbacks: Set<Int>, _ known: inout Known) {
        switch edge.outcome {
        case .entersClosure(let region) where graph.regions[region].isDeferred && callbacks.contains(region):
            known.keep { term, _ in constants.contains(term) }
        case .skipsClosure(let region):
            if let call = graph.regions[region].call { wait(for: graph.calls[call], &known) }
        case .repeatsClosure(let region) where !mayRepeat(graph.regions[region]): known.facts = nil
        default: break
        }
        guard isFollowed else { return }
        for assumption in edge.assumptions where terms.contains(assumption.term) { known.learn(assumption) }
    }

    private func mayRepeat(_ region: Region) -> Bool {
        region.firesAgain || [.zeroOrMore, .oneOrMore, .repeating].contains(region.mode)
    }

    private func step(_ instruction: Instruction, isFollowed: Bool, _ known: inout Known) {
        switch instruction {
        case .assign(let target, let value, _):
            let fact = isFollowed && terms.contains(target) ? value.fact { known.facts?[$0] ?? ofValues[$0] } : nil
            known.forget(graph.terms.mentioning(target))
            if let fact { known.learn(Constraint(target, fact)) }
        case .forget(let term, _): known.forget(graph.terms.mentioning(term))
        case .call(let index):
            for term in changedByCalls[index] ?? [] { known.forget(graph.terms.mentioning(term)) }
            if !runsClosures(index) { wait(for: graph.calls[index], &known) }
        default: break
        }
    }

    /// A closure that a call runs in its turn comes before all others.
    private func runsClosures(_ call: Int) -> Bool { graph.regions.contains { $0.call == call && !$0.isDeferred } }

    /// While a call is waited for, others run who may set a flag. What is there is hardly ever taken away.
    private func wait(for call: Call, _ known: inout Known) {
        if call.isAwaited { known.keep { !$1.isFlag || constants.contains($0) } }
    }
}

/// What is known at one place.
private struct Known: JoinSemilattice {
    /// Nothing where no path is known to come yet.
    var facts: [TermID: Fact]?

    static let bottom = Known(facts: nil)

    func join(_ other: Known) -> Known {
        guard let facts, let others = other.facts else { return facts == nil ? other : self }
        return Known(facts: facts.filter { others[$0.key] == $0.value })
    }

    mutating func forget(_ terms: [TermID]) { for term in terms { facts?[term] = nil } }

    mutating func keep(_ isKept: (TermID, Fact) -> Bool) { facts = facts?.filter { isKept($0.key, $0.value) } }

    /// No path goes on where the opposite is known. Which case it is says more than that it is not nil.
    mutating func learn(_ assumption: Constraint) {
        if let known = facts?[assumption.term] {
            if !known.isConsistent(with: assumption.fact) { return facts = nil }
            if case .isCase(_, true) = known { return }
        }
        facts?[assumption.term] = assumption.fact
    }
}

extension Fact {
    /// Whether it is what somebody says, and not whether something is there.
    fileprivate var isFlag: Bool { if case .isNil = self { false } else { true } }
}
