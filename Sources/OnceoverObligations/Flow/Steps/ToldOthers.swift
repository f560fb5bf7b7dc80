import OnceoverControlFlow
import OnceoverDataflow

/// What a path tells others besides: `done(.retry)`, `return .continueToReceive`, `onCacheMiss()`.
///
/// A path that leaves the obligation pending, and passes to other code something that no other path passes, has
/// reported that.
struct ToldOthers {
    let body: FollowedBody
    private var values: PathValues { PathValues(body: body) }

    /// A function's other closure is called that is no step of its own, or any other callback is given a constant.
    func tell(_ call: Call, _ position: inout Position) {
        guard case .value(let callback) = call.callee, !body.aliases.contains(callback),
            body.graph.terms[callback].isVariable
        else { return }
        let isOwn =
            body.graph.parameters.contains(callback) && body.tracked.start == body.graph.entry
            && !body.tracked.steps.contains(callback)
        guard let code = call.arguments.first.flatMap({ constant($0.operand) }) ?? (isOwn ? Self.called : nil) else {
            return
        }
        position.facts.set(PathKey.told.key(callback.index), to: code)
    }

    /// Where the user may choose what calls nobody, another choice that comes to nothing is one of that kind.
    func tellDeclined(_ region: Int, _ position: inout Position) {
        guard body.tables.hasSilentChoice, body.tracked.mayBeDeclined, let choice = body.plan.choice,
            body.plan.mode(of: region) == .alternative(group: choice),
            position.status.progress == .pending, position.facts[choice.index] == ClosureEdges.taken
        else { return }
        position.facts.set(PathKey.told.key(choice.index), to: Self.called)
    }

    /// A callback returns one of several constants to the function that runs it.
    func tellResult(of region: Int, _ position: inout Position) {
        let result = body.graph.regions[region].result
        guard body.tables.answering.contains(region), let code = position.facts[result.index] else { return }
        position.facts.set(PathKey.told.key(result.index), to: code)
    }

    /// What a path has told, and whom.
    static func told(_ facts: FactSet) -> [FactSet.Entry] {
        facts.entries.filter { PathKey.told.keys.contains($0.key) }
    }

    private func constant(_ value: Operand) -> Int32? {
        switch value {
        case .boolean, .enumCase: values.fact(of: value, FactSet())?.code
        default: nil
        }
    }

    private static let called: Int32 = -3
}
