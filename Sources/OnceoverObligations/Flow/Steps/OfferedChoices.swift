import OnceoverControlFlow

/// What the user may choose: `UIAlertAction(title: "Yes") { … }`.
struct OfferedChoices {
    let body: FollowedBody

    /// Whether nothing discharges but what the user may choose, and may choose not to: it is what the choice is for.
    var isForChoiceOnly: Bool {
        guard body.tracked.mayBeDeclined else { return false }
        let ways = body.graph.blocks.indices.filter { body.isEvent[$0] }.map {
            body.graph.closures(outwardFrom: body.graph.blocks[$0].region)
        }
        guard !ways.isEmpty, ways.allSatisfy({ $0.contains(where: body.graph.isChosen) }) else { return false }
        return body.tables.hasSilentChoice
            || body.graph.regions.indices.contains { body.graph.isChosen($0) && !ways.joined().contains($0) }
    }

    /// Whether a discharge meets one by what the user has chosen: where it stands outside all choices, it is instead of
    /// them, as in front of `present(alert)`.
    func isInsteadOfChoice(_ call: Call, in block: Block, _ position: Position) -> Bool {
        guard let choice = body.plan.choice, position.status.progress == .discharged,
            position.facts[choice.index] == ClosureEdges.taken, !isOffer(call)
        else { return false }
        return !body.graph.closures(outwardFrom: block.region).contains {
            body.plan.mode(of: $0) == .alternative(group: choice)
                || body.graph.call(givenRegion: $0).map(isOffer) ?? false
        }
    }

    /// Whether a call is given the choices: `present(alert) { … }` runs its closure, or the handler that it is given, where
    /// they are shown.
    private func isOffer(_ call: Call) -> Bool {
        let shown = call.arguments.flatMap(\.operand.terms)
        return body.graph.calls.contains { call in
            call.receiver.map(shown.contains) ?? false && call.name.map(AlternativeClosures.isChoice(method:)) ?? false
        }
    }
}

extension FlowGraph {
    /// `UIAlertAction(title: "Yes") { … }`: whether the user has a closure run.
    fileprivate func isChosen(_ region: Int) -> Bool {
        call(givenRegion: region)?.name.map(AlternativeClosures.isChoice(type:)) ?? false
    }
}
