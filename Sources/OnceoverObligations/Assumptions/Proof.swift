import OnceoverControlFlow
import OnceoverDiagnostics

/// Paths without a fault, as assumptions that complete a proof ask about them.
struct Proof {
    let exploration: Exploration
    let function: Int
    let context: FileContext

    var body: FollowedBody { exploration.flow.body }
    var graph: FlowGraph { body.graph }

    /// The blocks that some path goes through.
    let reached: Set<Int>

    init(_ exploration: Exploration, function: Int, context: FileContext) {
        self.exploration = exploration
        self.function = function
        self.context = context
        reached = Set(exploration.simulation.points.map(\.node))
    }

    /// The assumptions that the proof rests on, whether the user makes them or not.
    var completions: Set<AssumptionID> {
        Set(
            AssumptionCatalog.all.filter { assumption in
                guard case .proof(let isUsed) = assumption.question else { return false }
                return isUsed(self)
            }.map(\.id)
        ).union(effects.flatMap(\.assumes)).union(closuresRun.flatMap { body.plan.assumes[$0] ?? [] })
    }

    /// What calls do with the obligation that some path goes through.
    var effects: [CallEffect] {
        reached.compactMap { block in graph.blocks[block].call.flatMap { body.effects[$0] } }.filter { !$0.isNothing }
    }

    /// Whether a path ends with the obligation in a state.
    func ends(with progress: Progress) -> Bool {
        exploration.simulation.points.contains {
            exploration.isEnd($0) && Status(code: $0.state.property).progress == progress
        }
    }

    /// Whether a path runs a closure that has to do with the obligation, of which something is so.
    func runs(closure isMeant: (Int) -> Bool) -> Bool { closuresRun.contains(where: isMeant) }

    /// The closures with a part in the obligation that some path runs.
    private var closuresRun: [Int] {
        graph.regions.indices.filter { body.plan.isRelevant($0) && reached.contains(graph.regions[$0].entry) }
    }
}
