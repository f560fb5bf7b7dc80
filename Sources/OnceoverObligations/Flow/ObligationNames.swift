import OnceoverControlFlow

/// What stands for an obligation in a body: its names, values of the file's own types that carry it, and closures that
/// functions of the file have made of it. What carries it has names, too.
struct ObligationNames {
    let aliases: Aliases
    let carriers: Carriers
    let wrappers: Wrappers

    init(of tracked: TrackedObligation, in graph: FlowGraph, questions: CallQuestions) {
        let named = Aliases(
            of: tracked.roots, slot: tracked.slot, isAnswerable: tracked.kind == .answerable,
            methods: tracked.dischargingMethods, in: graph)
        carriers = Carriers(of: tracked, named: named, in: graph, calls: questions.carriers, grants: questions.grants)
        wrappers = Wrappers(of: tracked, named: named, in: graph, calls: questions.carriers)
        let others = (carriers.carried + wrappers.made).filter { !named.contains($0) }
        aliases =
            others.isEmpty
            ? named : Aliases(of: tracked.roots + others, methods: tracked.dischargingMethods, in: graph)
    }
}
