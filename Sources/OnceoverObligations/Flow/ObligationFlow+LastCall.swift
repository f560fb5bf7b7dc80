import OnceoverContracts
import OnceoverControlFlow
import OnceoverDataflow

/// Callbacks that come again and again, where they come for the last time.
extension ObligationFlow {
    /// Whether a path knows of the callback's arguments what is so in its last call only: that the state is `.cancelled`, or
    /// that there is no value but an error.
    func isLastCall(_ region: Region, _ facts: FactSet) -> Bool {
        if region.last.isEmpty { return false }
        let known = region.parameters.map(facts.fact)
        return region.last.contains { way in
            let answers = zip(way, known).compactMap { given, fact in fact.flatMap { says($0, given) } }
            return answers.contains(true) && !answers.contains(false)
        }
    }

    /// Whether a fact of an argument is what the callback is given in its last call, or the opposite of it; nothing where it
    /// may be either.
    private func says(_ fact: Fact, _ given: ContractRow.Given) -> Bool? {
        switch (given, fact) {
        case (.any, _): nil
        case (.nothing, .isNil(let isNil)): isNil
        case (.value, .isNil(let isNil)): !isNil
        case (.member(let name), .isCase(let number, let holds)):
            graph.caseNames[Int(number)] == name ? holds : holds ? false : nil
        case (.nothing, .isCase(_, true)): false
        case (.value, .isCase(_, true)): true
        default: nil
        }
    }

    /// `timer.invalidate()`, `connection.stateUpdateHandler = nil`: a callback that takes itself back is not called again.
    func takeBack(_ term: TermID, in block: Block, _ facts: inout FactSet) {
        guard tracked.slot == nil else { return }
        for region in graph.closures(outwardFrom: block.region) where plan.mode(of: region) == .repeating {
            let callback = graph.regions[region]
            if callback.property == term || callback.parameters.contains(term) {
                facts.set(PathKey.takenBack.key(region), to: 1)
            }
        }
    }

    /// Whether a callback has taken itself back, and nothing outside of it discharges.
    func isTakenBack(_ region: Int, _ facts: FactSet) -> Bool {
        guard facts[PathKey.takenBack.key(region)] != nil else { return false }
        return graph.blocks.indices.allSatisfy { !isEvent[$0] || graph.isInside(graph.blocks[$0], of: region) }
    }
}
