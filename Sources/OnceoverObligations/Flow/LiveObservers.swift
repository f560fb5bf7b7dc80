import OnceoverControlFlow

/// Callbacks that come again and again, and say themselves that no one of their calls is an answer.
extension ObligationFlow {
    /// `handle = berths.observe(.value) { berth in done(berth, handle) }`: who is given what ends the observation listens until
    /// he has used it.
    var isGivenOwnHandle: Bool {
        observers.contains { region, call in
            let handles = Set([call.result] + graph.targets(assigned: call.result))
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
    var observers: [(region: Int, call: Call)] {
        graph.regions.indices.compactMap { region in
            guard graph.regions[region].isDeferred, plan.firesAgain(region), dischargesIn(region),
                let call = graph.call(givenRegion: region)
            else { return nil }
            return (region, call)
        }
    }

    private func discharges(in region: Int) -> [Call] {
        graph.blocks.indices.filter { isEvent[$0] && graph.isInside(graph.blocks[$0], of: region) }
            .compactMap { graph.blocks[$0].call.map { graph.calls[$0] } }
    }

    /// `.childAdded`, `DataEventType.childAdded`
    private func caseName(_ value: Operand) -> String? {
        switch value {
        case .enumCase(let number): graph.caseNames[Int(number)]
        case .term(let term):
            if case .member(_, let name) = graph.terms[term].kind { name } else { nil }
        default: nil
        }
    }
}
