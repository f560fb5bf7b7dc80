import OnceoverControlFlow
import OnceoverDataflow

/// Closures that run for one event after the other: `{ state in … }`.
struct FurtherEvents {
    let body: FollowedBody

    /// Whether such a closure has left the obligation pending for an event that is not the last, as far as its name says:
    /// `.connecting`, or any other than those that it is asked for. Where it did not look at the event, no other will help.
    func isBeforeLastEvent(_ region: Region, _ position: Position) -> Bool {
        guard let event = region.event, position.status.progress == .pending, body.tracked.slot == nil else {
            return false
        }
        // `if let progress`: what has come so far is not all.
        if position.facts.fact(of: event) == .isNil(false), EventClosure.isProgress(body.graph.terms[event].name) {
            return true
        }
        let told = body.graph.terms.mentioning(event).compactMap { isLast($0, position.facts) }
        return !told.isEmpty && !told.contains(true)
    }

    /// `guard !photo.isDegraded else { return }`: a callback that has been told so comes again.
    func isOfPreliminary(_ region: Region, _ position: Position) -> Bool {
        region.isDeferred && position.status.progress == .pending && body.tracked.slot == nil
            && body.tables.preliminary.contains { position.facts.fact(of: $0) == .boolean(true) }
    }

    /// Whether what a path knows of a term says that an event is the last; nothing where it says nothing of events.
    private func isLast(_ term: TermID, _ facts: FactSet) -> Bool? {
        switch facts.fact(of: term) {
        case .isCase(let number, let holds):
            let name = body.graph.caseNames[Int(number)]
            return name.hasPrefix("=") ? nil : holds && EventClosure.isEnd(name)
        case .boolean(let holds):
            guard let name = named(by: term) else { return nil }
            return holds && EventClosure.isEnd(name)
        default: return nil
        }
    }

    /// `connected` of `state == .connected`, `isFinal` of `event.isFinal`.
    private func named(by term: TermID) -> String? {
        switch body.graph.terms[term].kind {
        case .member(_, let name): return name
        case .condition:
            return body.graph.terms[term].comparison?.right.member
        case .variable, .callResult: return nil
        }
    }

    /// Whether a closure has been given a value by a source that gives more of them: nobody has stopped it, nor has it ended.
    func waitsForNext(_ region: Int, _ facts: FactSet) -> Bool {
        guard case .alternative(let group) = body.plan.mode(of: region), facts[PathKey.stopped.key(region)] == nil
        else {
            return false
        }
        return facts[PathKey.taker.key(group.index)] == Int32(region)
    }
}
