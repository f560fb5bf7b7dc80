import OnceoverControlFlow
import OnceoverDataflow

/// Which terms a path can still be asked of, at each block. What it knows of others tells it apart from other paths for
/// nothing.
///
/// Who reads the facts of terms elsewhere than at conditions, assignments and calls has to be named here. What a path
/// remembers under a `PathKey` is always live.
struct LiveTerms {
    private let graph: FlowGraph
    private let tables: GraphTables
    /// By each parameter of a closure, all of them: whether one can be nil, another may say.
    private let siblings: [TermID: [TermID]]

    /// Nothing where a body has too few branches for its paths to become a crowd.
    init?(in graph: FlowGraph, tables: GraphTables) {
        guard graph.blocks.reduce(0, { $0 + max($1.edges.count - 1, 0) }) > Self.fewBranches else { return nil }
        self.graph = graph
        self.tables = tables
        siblings = graph.regions.reduce(into: [:]) { siblings, region in
            for parameter in region.parameters { siblings[parameter] = region.parameters }
        }
    }

    /// Four make 16 states, which are not merged.
    private static let fewBranches = 4

    /// - Complexity: O(instructions × terms that one changes + edges × terms / 64), and more in loops.
    var facts: LiveFacts {
        LiveFacts(in: graph.directed(), keyCount: graph.terms.count, everywhere: readOutOfOrder.map(\.index)) {
            steps(of: graph.blocks[$0])
        }
    }

    /// What is read where paths or closures end, and where callbacks are called again or taken back. Callers learn what a
    /// parameter is left as; one that the body gives a value is given by reference.
    private var readOutOfOrder: Set<TermID> {
        var read = tables.ofEvents.union(graph.terms.mentioning(graph.returnTerm))
        read.formUnion(Set(graph.assignments.map(\.target)).intersection(graph.parameters))
        for (index, region) in graph.regions.enumerated() {
            read.formUnion(graph.terms.mentioning(region.result))
            read.formUnion(tables.disarming.changes(in: index))
            if region.done != nil { read.formUnion(region.parameters) }
        }
        return read
    }

    private func steps(of block: Block) -> [LiveFacts.Step] {
        block.instructions.flatMap(steps) + asks(for: block.edges.flatMap(\.assumptions).flatMap { read(by: $0.term) })
    }

    private func steps(of instruction: Instruction) -> [LiveFacts.Step] {
        switch instruction {
        case .assign(let target, .term(let source), _): steps(giving: source, to: target)
        case .assign(let target, _, _): forgets(graph.terms.mentioning(target))
        // A change in place, which a function may turn out not to make, is none.
        case .forget(let term, isCompound: false): forgets(graph.terms.mentioning(term))
        // What a closure is given, others may want to know.
        case .call(let call): asks(for: graph.calls[call].arguments.flatMap(\.operand.terms).flatMap(withSiblings))
        default: []
        }
    }

    private func steps(giving source: TermID, to target: TermID) -> [LiveFacts.Step] {
        let given = [(source, target)] + graph.parts(of: source, givenTo: target)
        let kept = Set(given.flatMap { [$0, $1] })
        return forgets(graph.terms.mentioning(target).filter { !kept.contains($0) })
            + given.map { .gives($0.index, to: $1.index) }
    }

    private func asks(for terms: [TermID]) -> [LiveFacts.Step] { terms.map { .asks($0.index) } }

    private func forgets(_ terms: [TermID]) -> [LiveFacts.Step] { terms.map { .forgets($0.index) } }

    /// What a condition reads: besides what it asks for, what that is known by.
    private func read(by term: TermID) -> [TermID] {
        withSiblings(term) + tables.givenByCase.reasons(giving: term)
            + (tables.counters.counter(askedBy: term).map { [$0] } ?? [])
    }

    private func withSiblings(_ term: TermID) -> [TermID] { [term] + (siblings[term] ?? []) }
}
