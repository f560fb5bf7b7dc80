import OnceoverControlFlow

/// Callbacks that come again and again, and say themselves that no one of their calls is an answer.
struct LiveObservers {
    let body: FollowedBody

    /// `handle = berths.observe(.value) { berth in done(berth, handle) }`: who is given what ends the observation listens until
    /// he has used it.
    var isGivenOwnHandle: Bool {
        observers.contains { region, call in
            let handles = Set([call.result] + body.graph.targets(assigned: call.result))
            return discharges(in: region).contains { discharge in
                discharge.arguments.contains { !handles.isDisjoint(with: $0.operand.terms) }
            }
        }
    }

    /// `berths.observe(.childAdded) { berth in done(berth) }`: it tells of one element after the other.
    var isToldOfEachElement: Bool {
        observers.contains { region, call in
            call.arguments.contains { caseName($0.operand).map(EventClosure.isOfElement) ?? false }
                && discharges(in: region).contains { !$0.arguments.isEmpty }
        }
    }

    /// The callbacks that come again and discharge, each with the call that it is given to.
    private var observers: [(region: Int, call: Call)] {
        body.graph.regions.indices.compactMap { region in
            guard body.graph.regions[region].isDeferred, body.plan.firesAgain(region), body.plan.isRelevant(region),
                let call = body.graph.call(givenRegion: region)
            else { return nil }
            return (region, call)
        }
    }

    private func discharges(in region: Int) -> [Call] {
        body.graph.blocks.indices.filter { body.isEvent[$0] && body.graph.isInside(body.graph.blocks[$0], of: region) }
            .compactMap { body.graph.blocks[$0].call.map { body.graph.calls[$0] } }
    }

    /// `.childAdded`, `DataEventType.childAdded`
    private func caseName(_ value: Operand) -> String? {
        switch value {
        case .enumCase(let number): body.graph.caseNames[Int(number)]
        case .term(let term):
            if case .member(_, let name) = body.graph.terms[term].kind { name } else { nil }
        default: nil
        }
    }

    /// Whether three callbacks or more that come again, given to calls of one name, all tell the handler: `observe(.childAdded)`,
    /// `observe(.childChanged)`, `observe(.childRemoved)`. Who is told of a thing's whole life waits for no answer.
    var isCalledBySeveralObservers: Bool {
        let names = observers.compactMap(\.call.name)
        return names.contains { name in names.count { $0 == name } > 2 }
    }
}
