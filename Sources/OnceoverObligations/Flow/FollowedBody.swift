import OnceoverControlFlow
import OnceoverDataflow

/// A body with the obligation that is followed through it: all that is found out before its paths are.
///
/// It never changes, and is an object because each step on a path asks it, and whoever looks at a flow holds on to it.
final class FollowedBody {
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
    let questions: CallQuestions
    /// Parameters that the body is given by reference, by their numbers.
    let borrowed: [Int: TermID]
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
    /// What is taken to be so besides.
    let suppositions: Suppositions

    init(
        _ tracked: TrackedObligation, in graph: FlowGraph, tables: GraphTables, questions: CallQuestions,
        borrowed: [Int: TermID]
    ) {
        self.graph = graph
        self.tracked = tracked
        self.tables = tables
        self.questions = questions
        self.borrowed = borrowed
        suppositions = Suppositions()
        let names = ObligationNames(of: tracked, in: graph, questions: questions)
        aliases = names.aliases
        carriers = names.carriers
        wrappers = names.wrappers
        let taken = TakenNames(of: tracked.slot, in: graph, aliases: aliases)
        takenNames = taken.all
        let table = CallEffects(of: tracked, names: names, in: graph, questions: questions)
        effects = taken.markingLocal(graph.calls.map(table.effect(of:)))
        lent = Lending.variables(in: graph, effects: effects)
        let blocks = EventBlocks(
            of: tracked, in: graph, effects: effects, aliases: aliases, stored: questions.stored)
        let events = graph.blocks.map(blocks.contains)
        isEvent = events
        plan = RegionPlan(for: tracked, events: events, in: graph, questions: questions)
        replaceable = tracked.slot == nil ? Replacing.names(aliases, plan, in: graph) : []
        repetition = Repetition(of: plan, in: graph, sources: questions.sources)
        reachesDischarge = WorklistSolver.reachable(
            in: graph.directed(without: tracked.end, where: plan.mayTake).reversed(),
            from: events.indices.filter { events[$0] && $0 != tracked.end })
    }

    /// The same body, of which something else is taken to be so.
    init(_ other: FollowedBody, supposing suppositions: Suppositions) {
        graph = other.graph
        tracked = other.tracked
        aliases = other.aliases
        carriers = other.carriers
        wrappers = other.wrappers
        plan = other.plan
        tables = other.tables
        repetition = other.repetition
        questions = other.questions
        borrowed = other.borrowed
        lent = other.lent
        effects = other.effects
        replaceable = other.replaceable
        takenNames = other.takenNames
        isEvent = other.isEvent
        reachesDischarge = other.reachesDischarge
        self.suppositions = suppositions
    }

    var claims: Claims { tables.claims }
    var disarming: Disarming { tables.disarming }

    var isWithoutEvents: Bool { !reachesDischarge[tracked.start] }

    /// The closure in which the paths begin.
    var closureOfStart: Int? { graph.regions.firstIndex { $0.entry == tracked.start } }
}
