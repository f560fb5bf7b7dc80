import OnceoverControlFlow
import OnceoverDataflow

/// Conditions that let one caller through, or the last turn.
struct Granting {
    let body: FollowedBody

    /// Whether a path can take the side of a branch that such a condition stands at; nothing where it is none, or lets several
    /// through.
    func isLetThrough(_ assumption: Constraint, _ edge: Edge, from index: Int, _ facts: inout FactSet) -> Bool? {
        if let claim = body.claims.claim(assumption, in: body.graph.blocks[index]) {
            if let lockedClaims = body.suppositions.lockedClaims,
                body.claims.isUnguarded(assumption, besides: lockedClaims)
            {
                return true
            }
            if claim.mayFallShort, !claim.isGranted { return true }
            return grant(claim.isGranted, key: claim.key, &facts)
        }
        guard let key = body.tables.tallies.key(of: assumption.term, on: edge, from: index),
            let isGranted = body.tables.tallies.leadsToDischarge(edge, from: index, in: body),
            body.tables.tallies.isLast(assumption, discharges: isGranted)
        else { return nil }
        if body.tables.tallies.letsSeveralThrough(isGranted ? assumption : assumption.negated, from: index) {
            return grantFirst(isGranted, key: PathKey.claim.key(assumption.term.index), &facts) ? nil : false
        }
        return grant(isGranted, key: key, &facts)
    }

    /// What lets several through lets the first one through, and perhaps others.
    private func grantFirst(_ isGranted: Bool, key: Int32, _ facts: inout FactSet) -> Bool {
        let isFirst = facts[key] == nil
        facts.set(key, to: 1)
        return isGranted || !isFirst
    }

    /// Other code may already have done what the object does only once; but it is not done again.
    func spend(_ key: Int32, _ facts: inout FactSet) -> Bool {
        if facts[key] != nil { return false }
        facts.set(key, to: 1)
        return true
    }

    func grant(_ isGranted: Bool, key: Int32, _ facts: inout FactSet) -> Bool {
        let isSpent = facts[key] != nil
        if isGranted { facts.set(key, to: 1) }
        return isGranted != isSpent
    }
}
