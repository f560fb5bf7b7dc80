import OnceoverControlFlow
import OnceoverVocabulary

/// Callbacks that can be taken back: `ticket.cancel()` for the ticket that a call gave, `handler = nil` for a property.
struct Disarming {
    private var holders: [TermID: [Int]] = [:]
    private var disarmable: Set<Int> = []
    /// What conditions ask for and a callback sets.
    private var changes: [Int: Set<TermID>] = [:]
    /// Callbacks whose source a method of their owner sets going.
    private var started: [Start: [Int]] = [:]
    /// Callbacks of a value that is made for a call, by what the call gives.
    private var given: [TermID: [Int]] = [:]

    private struct Start: Hashable {
        let owner: TermID
        let method: String
    }

    init(in graph: FlowGraph) {
        var holder: [TermID: TermID] = [:]
        for block in graph.blocks {
            for case .assign(let variable, .term(let result), _) in block.instructions { holder[result] = variable }
        }
        let taken = Self.takenBack(in: graph)
        for (index, region) in graph.regions.enumerated()
        where region.isDeferred && (!region.surelyRuns || region.workItem != nil) {
            let result = region.call.flatMap { holder[graph.calls[$0].result] }
            if let property = region.property, let start = Self.start(of: region, property, in: graph) {
                started[start, default: []].append(index)
                disarmable.insert(index)
            }
            if let call = Self.tried(onValueWith: region, holder, in: graph) {
                given[call.result, default: []].append(index)
                disarmable.insert(index)
            }
            guard let term = region.property ?? result ?? region.workItem, taken[term]?.contains(region.parent) == true
            else { continue }
            holders[term, default: []].append(index)
            disarmable.insert(index)
        }
        for region in disarmable { changes[region] = Self.changes(in: region, of: graph) }
    }

    private static func changes(in region: Int, of graph: FlowGraph) -> Set<TermID> {
        let body = graph.blocks.lazy.filter { graph.isInside($0, of: region) }
        return Set(body.assignments.map(\.target)).intersection(graph.askedTerms)
    }

    func changes(in region: Int) -> Set<TermID> { changes[region] ?? [] }

    private static func start(of region: Region, _ property: TermID, in graph: FlowGraph) -> Start? {
        guard let method = region.startedBy, case .member(let owner, _) = graph.terms[property].kind else { return nil }
        return Start(owner: owner, method: method)
    }

    /// `try send(Request { … })`, `try Request { … }.start()`: who throws has not kept what he was given, nor set it going.
    private static func tried(
        onValueWith region: Region, _ holder: [TermID: TermID], in graph: FlowGraph
    ) -> Call? {
        guard let maker = region.call.map({ graph.calls[$0] }), maker.isInitializer else { return nil }
        return graph.calls.first { call in
            guard call.isTried else { return false }
            return call.arguments.contains { $0.operand == .term(maker.result) }
                || call.receiver.map { $0 == maker.result || $0 == holder[maker.result] } ?? false
        }
    }

    /// The callbacks that never run if a call throws.
    func regions(startedBy call: Call) -> [Int] {
        let given = given[call.result] ?? []
        guard !started.isEmpty, let owner = call.receiver, let method = call.name else { return given }
        return given + (started[Start(owner: owner, method: method)] ?? [])
    }

    func canDisarm(_ region: Int) -> Bool { disarmable.contains(region) }

    func regions(heldBy term: TermID) -> [Int] { holders[term] ?? [] }

    /// The terms that are cancelled or cleared, with the closures in which that is done. In another closure it may come
    /// too late.
    private static func takenBack(in graph: FlowGraph) -> [TermID: Set<Int?>] {
        var taken: [TermID: Set<Int?>] = [:]
        for block in graph.blocks {
            for instruction in block.instructions {
                switch instruction {
                case .assign(let term, .nilLiteral, _): taken[term, default: []].insert(block.region)
                case .call(let index):
                    guard case .member(let receiver?, let name) = graph.calls[index].callee,
                        Vocabulary.disarmingMethods.contains(name)
                    else {
                        continue
                    }
                    taken[receiver, default: []].insert(block.region)
                default: break
                }
            }
        }
        return taken
    }
}
