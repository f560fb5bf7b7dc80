import OnceoverControlFlow
import OnceoverDataflow

/// What a path tells others besides: `done(.retry)`, `return .continueToReceive`, `onCacheMiss()`.
///
/// A path that leaves the obligation pending, and passes to other code something that no other path passes, has
/// reported that.
extension ObligationFlow {
    /// A function's other closure is called that is no step of its own, or any other callback is given a constant.
    func tell(_ call: Call, _ position: inout Position) {
        guard case .value(let callback) = call.callee, !aliases.contains(callback), graph.terms[callback].isVariable
        else { return }
        let isOwn =
            graph.parameters.contains(callback) && tracked.start == graph.entry && !tracked.steps.contains(callback)
        guard let code = call.arguments.first.flatMap({ constant($0.operand) }) ?? (isOwn ? Self.called : nil) else {
            return
        }
        position.facts.set(PathKey.told.key(callback.index), to: code)
    }

    /// Where the user may choose what calls nobody, another choice that comes to nothing is one of that kind.
    func tellDeclined(_ region: Int, _ position: inout Position) {
        guard tables.hasSilentChoice, tracked.mayBeDeclined, let choice = plan.choice,
            plan.mode(of: region) == .alternative(group: choice),
            position.status.progress == .pending, position.facts[choice.index] == Self.taken
        else { return }
        position.facts.set(PathKey.told.key(choice.index), to: Self.called)
    }

    /// Whether nothing discharges but what the user may choose, and may choose not to: it is what the choice is for.
    var isForChoiceOnly: Bool {
        guard tracked.mayBeDeclined else { return false }
        let ways = graph.blocks.indices.filter { isEvent[$0] }.map {
            graph.closures(outwardFrom: graph.blocks[$0].region)
        }
        guard !ways.isEmpty, ways.allSatisfy({ $0.contains(where: graph.isChosen) }) else { return false }
        return tables.hasSilentChoice
            || graph.regions.indices.contains { graph.isChosen($0) && !ways.joined().contains($0) }
    }

    /// Whether a discharge meets one by what the user has chosen: where it stands outside all choices, it is instead of
    /// them, as in front of `present(alert)`.
    func isInsteadOfChoice(_ call: Call, in block: Block, _ position: Position) -> Bool {
        guard let choice = plan.choice, position.status.progress == .discharged,
            position.facts[choice.index] == Self.taken, !isOffer(call)
        else { return false }
        return !graph.closures(outwardFrom: block.region).contains {
            plan.mode(of: $0) == .alternative(group: choice) || graph.call(givenRegion: $0).map(isOffer) ?? false
        }
    }

    /// Whether a call is given the choices: `present(alert) { … }` runs its closure, or the handler that it is given, where
    /// they are shown.
    private func isOffer(_ call: Call) -> Bool {
        let shown = call.arguments.flatMap(\.operand.terms)
        return graph.calls.contains { call in
            call.receiver.map(shown.contains) ?? false && call.name.map(AlternativeClosures.isChoice(method:)) ?? false
        }
    }

    /// A callback returns one of several constants to the function that runs it.
    func tellResult(of region: Int, _ position: inout Position) {
        let result = graph.regions[region].result
        guard tables.answering.contains(region), let code = position.facts[result.index] else { return }
        position.facts.set(PathKey.told.key(result.index), to: code)
    }

    /// What a path has told, and whom.
    static func told(_ facts: FactSet) -> [FactSet.Entry] {
        facts.entries.filter { PathKey.told.keys.contains($0.key) }
    }

    private func constant(_ value: Operand) -> Int32? {
        switch value {
        case .boolean, .enumCase: fact(of: value, FactSet())?.code
        default: nil
        }
    }

    private static let called: Int32 = -3
}

extension FlowGraph {
    /// `UIAlertAction(title: "Yes") { … }`: whether the user has a closure run.
    fileprivate func isChosen(_ region: Int) -> Bool {
        call(givenRegion: region)?.name.map(AlternativeClosures.isChoice(type:)) ?? false
    }
}
