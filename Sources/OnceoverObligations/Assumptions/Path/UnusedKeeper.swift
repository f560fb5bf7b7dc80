import OnceoverControlFlow
import OnceoverDataflow

extension Assumption {
    /// `let button = Button(title, completion: completion)`, and then a call: on a path that makes no use of the
    /// object, a call behind is the only one.
    static let unusedKeeper = Assumption(
        "unused-keeper", .path, .demotes,
        AssumptionPage(
            takes: """
                An object that is made with the handler is assumed not to call it on a path that never uses the \
                object.
                """,
            why: "Such an object calls its handler when it is used.",
            example: """
                let task = Upload(file, completion: completion)
                guard isOnline else { return completion() }
                task.start()
                """,
            stillFound: "An object that the path uses.",
            costs: "An object that starts by itself: the handler is called twice."),
        applies: { $0.repeats { UnusedKeeper(exploration: $0.exploration).isFirst(in: $0.repeated) } })
}

/// Objects that only receive a handler in their initialiser and keep it. The handler is called when the object is used.
/// If a path does not use the object, the handler is not called by it, and a call further on is the only one.
struct UnusedKeeper {
    let exploration: Exploration

    private var body: FollowedBody { exploration.flow.body }

    /// Whether such an object is the first to have it, and a path leaves it at that.
    func isFirst(in repeated: RepeatedDischarge) -> Bool {
        guard let maker = maker(at: repeated.first), let end = repeated.path.last else { return false }
        // An object in each turn of a loop, as a button for each title, may have its handler called, or another.
        if repeated.first == repeated.second { return body.tracked.kind == .handler }
        let names = Set([maker.result] + body.graph.targets(assigned: maker.result))
        let reached = WorklistSolver.reachable(in: exploration.simulation.successors, from: [end])
        let behind = exploration.simulation.points.indices.filter { reached[$0] }
        return (repeated.path.dropFirst() + behind).allSatisfy { !uses(names, exploration.block(at: $0)) }
    }

    private func maker(at site: Site) -> Call? {
        let calls = body.graph.calls
        return calls.indices.first { calls[$0].site == site && body.effects[$0]?.isKeptByMade ?? false }.map {
            calls[$0]
        }
    }

    /// Whether a block does more with an object than to give it its name.
    private func uses(_ names: Set<TermID>, _ block: Block) -> Bool {
        let isNamed = block.instructions.contains {
            if case .assign(let target, .term(let value), _) = $0 {
                names.contains(target) && names.contains(value)
            } else {
                false
            }
        }
        return names.contains { name in
            isNamed
                ? block.call.map { body.graph.calls[$0].isGiven(name, in: body.graph) } ?? false
                : block.mentions(name, in: body.graph)
        }
    }
}

extension Call {
    /// Whether it is made on a value, or is given it.
    fileprivate func isGiven(_ term: TermID, in graph: FlowGraph) -> Bool {
        ([receiverOrValue].compactMap { $0 } + arguments.flatMap(\.operand.terms)).contains {
            $0 == term || graph.terms[$0].mentions.contains(term)
        }
    }
}
