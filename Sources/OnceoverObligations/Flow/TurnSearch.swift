import OnceoverControlFlow
import OnceoverDataflow

/// Whether the rest of a turn can discharge, by what is assigned on the way: where a closure that holds a lock returns
/// `left == 0 ? sum : nil`, only one of the two values passes `if let total` behind it.
struct TurnSearch {
    let body: FollowedBody
    let turns: Turns

    private struct Place: Hashable {
        let block: Int
        let facts: FactSet
    }

    /// Whether some path along an edge discharges before the turn of its block is over. Where there are too many to follow,
    /// it is taken that one does.
    func discharges(along edge: Edge, from block: Int) -> Bool {
        let end = turns.end(ofTurnOf: block)
        guard let first = passing(edge, FactSet(), learning: true) else { return false }
        var pending = [Place(block: edge.target, facts: first)]
        var seen = Set(pending)
        while let place = pending.popLast() {
            if place.block == end { continue }
            if body.isEvent[place.block] || seen.count > Self.limit { return true }
            let behind = facts(behind: place)
            for edge in turns.edges(goingOnFrom: place.block) {
                guard let passed = passing(edge, behind) else { continue }
                let next = Place(block: edge.target, facts: passed)
                if seen.insert(next).inserted { pending.append(next) }
            }
        }
        return false
    }

    private static let limit = 200

    /// What is known behind an edge; nothing where it cannot be taken.
    private func passing(_ edge: Edge, _ facts: FactSet, learning: Bool = false) -> FactSet? {
        var facts = facts
        for assumption in edge.assumptions {
            let known = facts.fact(of: assumption.term) ?? PathValues(body: body).constant(of: assumption.term)
            guard known?.isConsistent(with: assumption.fact) ?? true else { return nil }
            if learning { facts.set(assumption.term, to: assumption.fact) }
        }
        return facts
    }

    private func facts(behind place: Place) -> FactSet {
        body.graph.blocks[place.block].instructions.reduce(into: place.facts) { facts, instruction in
            switch instruction {
            case .assign(let target, let value, _):
                facts.assign(PathValues(body: body).fact(of: value, facts), to: target, in: body.graph)
            case .forget(let term, _): facts.forget(term, in: body.graph)
            default: break
            }
        }
    }
}
