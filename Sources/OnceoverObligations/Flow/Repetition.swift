import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// Callbacks that come again and again, and the steps in them that stop what calls them: `timer.invalidate()`,
/// `listener.cancel()`, `center.removeObserver(token)`, `connection.stateUpdateHandler = nil`.
struct Repetition {
    private let graph: FlowGraph
    private let sources: CallbackSources
    /// For each closure, the repeating ones that it is, or stands in.
    private var repeating: [[Int]]
    private let isEmpty: Bool
    /// For each repeating callback: its source, if no other code has that.
    private let unheld: [Int: UnheldSource]

    init(of plan: RegionPlan, in graph: FlowGraph, sources: CallbackSources) {
        self.graph = graph
        self.sources = sources
        isEmpty = !graph.regions.indices.contains { plan.firesAgain($0) && plan.isRelevant($0) }
        repeating = isEmpty ? [] : graph.regions.indices.map { graph.closures(outwardFrom: $0).filter(plan.firesAgain) }
        unheld = Set(repeating.joined()).reduce(into: [:]) { $0[$1] = UnheldSource(of: $1, in: graph) }
    }

    /// The repeating callbacks that a block belongs to.
    func callbacks(around block: Block) -> [Int] {
        guard !isEmpty, let region = block.region else { return [] }
        return repeating[region]
    }

    /// Whether a step may stop what calls the callbacks around it.
    ///
    /// It is taken to, in doubt: what looks as if it stopped something else keeps the tool silent, not wrong.
    func stops(_ instruction: Instruction, in block: Block) -> Bool {
        let callbacks = callbacks(around: block)
        guard !callbacks.isEmpty else { return false }
        switch instruction {
        case .call(let index): return stops(graph.calls[index], callbacks)
        case .assign(let target, .nilLiteral, _): return graph.terms[target].kind != .callResult
        case .enter(let region): return mayRunOnce(region)
        default: return false
        }
    }

    private func stops(_ call: Call, _ callbacks: [Int]) -> Bool {
        guard let name = call.name else { return false }
        let ends = callbacks.compactMap { graph.regions[$0].endedBy }
        if Self.isStop(name) || ends.contains(name) { return true }
        guard callbacks.contains(where: { mayReach($0, call) }) else { return false }
        switch call.callee {
        case .name:
            return name.first?.isLowercase == true && !LogCall.isHarmless(name)
                && sources.mayStop(call, saying: ends, in: graph)
        case .member(let receiver?, _):
            return receiver == graph.selfTerm && sources.mayStop(call, saying: ends, in: graph)
        default: return false
        }
    }

    /// Whether a function that is called can have what calls a callback.
    private func mayReach(_ callback: Int, _ call: Call) -> Bool { unheld[callback]?.isGiven(to: call) ?? true }

    /// Whether a function of this name stops something.
    static func isStop(_ name: String) -> Bool { Vocabulary.stoppingBeginnings.contains(where: name.hasPrefix) }

    /// A closure inside that a function is given which may run it for the first caller only, as its name says.
    private func mayRunOnce(_ region: Int) -> Bool {
        guard let name = graph.call(givenRegion: region)?.name else { return false }
        return !graph.regions[region].surelyRuns
            && Vocabulary.onceGuardParts.contains { name.lowercased().contains($0) }
    }

    /// Whether the callback may run on several threads at once: its source was started on a global queue.
    func isConcurrent(_ region: Int) -> Bool {
        let callback = graph.regions[region]
        let owner: TermID? =
            if let property = callback.property, case .member(let owner, _) = graph.terms[property].kind { owner } else
            {
                nil
            }
        return graph.calls.indices.contains { index in
            let isOwn = callback.call == index || owner != nil && graph.calls[index].receiver == owner
            return isOwn && graph.calls[index].arguments.contains { $0.label == "queue" && isGlobalQueue($0.operand) }
        }
    }

    private func isGlobalQueue(_ value: Operand) -> Bool {
        guard case .term(let term) = value else { return false }
        return graph.calls.contains { $0.result == term && $0.name == "global" }
    }
}
