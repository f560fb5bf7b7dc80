import OnceoverContracts
import OnceoverControlFlow
import OnceoverDataflow

/// Callbacks that come again and again, where they come for the last time.
struct LastCalls {
    let body: FollowedBody
    private var values: PathValues { PathValues(body: body) }

    /// Whether a path knows of the callback's arguments what is so in its last call only: that the state is `.cancelled`, or
    /// that there is no value but an error.
    func isLastCall(_ region: Region, _ facts: FactSet) -> Bool {
        lastCall(of: region, facts) != nil || isDone(region, facts)
    }

    /// Whether a callback that says whether all is done has said so, or, as `DispatchIO`'s last one, of which error it ended.
    private func isDone(_ region: Region, _ facts: FactSet) -> Bool {
        guard let done = region.done, let error = region.parameters.last else { return false }
        if facts.fact(of: done) == .boolean(true) { return true }
        guard case .isCase(let number, false) = facts.fact(of: error) else { return false }
        return body.graph.caseNames[Int(number)] == "= 0"
    }

    /// The way, by its number, in which the callback comes for the last time.
    private func lastCall(of region: Region, _ facts: FactSet) -> Int? {
        if region.last.isEmpty { return nil }
        return region.last.firstIndex { way in
            let answers = zip(way, region.parameters).compactMap { says($0, of: $1, facts) }
            return answers.contains(true) && !answers.contains(false)
        }
    }

    /// What is known of an argument, or of its part that has the case: `stream.event`.
    private func says(_ given: ContractRow.Given, of parameter: TermID, _ facts: FactSet) -> Bool? {
        if let fact = facts.fact(of: parameter) { return says(fact, given) }
        guard case .member = given else { return nil }
        return body.graph.terms.mentioning(parameter).lazy
            .compactMap { facts.fact(of: $0) }.compactMap { says($0, given) }.first { $0 }
    }

    /// Forgets what the callback was given, for it is given something else the next time; false where nothing follows that the
    /// body looks at. What has failed may still be cancelled, but it does not fail again.
    func expectNextCall(of region: Region, _ facts: inout FactSet) -> Bool {
        if isDone(region, facts) { return false }
        let following = lastCall(of: region, facts).map { region.last.dropFirst($0 + 1).compactMap(told) }
        if following?.isEmpty ?? false { return false }
        for parameter in region.parameters { values.forget(parameter, &facts) }
        guard let only = following?.first, following?.count == 1 else { return true }
        for (parameter, fact) in zip(region.parameters, only) {
            if let fact { facts.set(parameter, to: fact) }
        }
        return true
    }

    /// What a callback knows of its arguments in a call; nothing where it asks for none of the cases that it is given there.
    private func told(_ way: [ContractRow.Given]) -> [Fact?]? {
        var facts: [Fact?] = []
        for given in way {
            switch given {
            case .nothing: facts.append(.isNil(true))
            case .value: facts.append(.isNil(false))
            case .any: facts.append(nil)
            case .boolean(let value): facts.append(.boolean(value))
            case .member(let name):
                guard let number = body.graph.caseNames.firstIndex(of: name) else { return nil }
                facts.append(.isCase(Int32(number), true))
            }
        }
        return facts
    }

    /// Whether a fact of an argument is what the callback is given in its last call, or the opposite of it; nothing where it
    /// may be either.
    private func says(_ fact: Fact, _ given: ContractRow.Given) -> Bool? {
        switch (given, fact) {
        case (.any, _): nil
        case (.nothing, .isNil(let isNil)): isNil
        case (.value, .isNil(let isNil)): !isNil
        case (.boolean(let value), .boolean(let known)): value == known
        case (.member(let name), .isCase(let number, let holds)):
            body.graph.caseNames[Int(number)] == name ? holds : holds ? false : nil
        case (.nothing, .isCase(_, true)): false
        case (.value, .isCase(_, true)): true
        default: nil
        }
    }

    /// `timer.invalidate()`, `connection.stateUpdateHandler = nil`: a callback that takes itself back is not called again.
    func takeBack(_ term: TermID, in block: Block, _ facts: inout FactSet) {
        guard body.tracked.slot == nil else { return }
        for region in body.graph.closures(outwardFrom: block.region) where body.plan.mode(of: region) == .repeating {
            let callback = body.graph.regions[region]
            if callback.property == term || callback.parameters.contains(term) {
                facts.set(PathKey.takenBack.key(region), to: 1)
            }
        }
    }

    /// Whether a callback has taken itself back, and nothing outside of it discharges.
    func isTakenBack(_ region: Int, _ facts: FactSet) -> Bool {
        guard facts[PathKey.takenBack.key(region)] != nil else { return false }
        return body.graph.blocks.indices.allSatisfy {
            !body.isEvent[$0] || body.graph.isInside(body.graph.blocks[$0], of: region)
        }
    }
}
