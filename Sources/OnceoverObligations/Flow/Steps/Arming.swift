import OnceoverControlFlow

/// Callbacks that are taken back before they run.
struct Arming {
    let body: FollowedBody

    func arm(_ region: Int, _ position: inout Position) {
        guard body.disarming.canDisarm(region), !body.plan.certain.contains(region),
            [.pending, .handedOver].contains(position.status.progress)
        else { return }
        position.facts.set(PathKey.armed.key(region), to: 1)
        for term in body.disarming.changes(in: region) {
            let key = PathKey.before.key(term.index)
            if let known = position.facts[term.index] {
                position.facts.set(key, to: known)
            } else {
                position.facts.remove(key)
            }
        }
    }

    /// A callback that was taken back before it could run has discharged nothing, and set no flag. One that takes itself back
    /// has run.
    func disarm(_ term: TermID, in block: Block, _ position: inout Position) {
        let held = body.disarming.regions(heldBy: term)
        if held.isEmpty { return }
        let running = Set(body.graph.closures(outwardFrom: block.region))
        disarm(held.filter { !running.contains($0) }, &position)
    }

    /// `let request = Request(done: handler)`, and then `try request.start()`: what throws may not have set going who would
    /// call it.
    func takeBackKept(by call: Call, _ position: inout Position) {
        guard let maker = body.claims.makerOfReceiver(of: call) else { return }
        let key = PathKey.keptByMade.key(maker.result.index)
        guard position.facts[key] != nil else { return }
        position.facts.remove(key)
        if position.status.progress == .discharged { position.status.progress = .handedOver }
    }

    func disarm(_ regions: [Int], _ position: inout Position) {
        for region in regions where position.facts[PathKey.armed.key(region)] != nil {
            position.facts.remove(PathKey.armed.key(region))
            position.status.progress = position.status.progress.withoutDischarge
            for term in body.disarming.changes(in: region) { undo(term, &position) }
        }
    }

    private func undo(_ term: TermID, _ position: inout Position) {
        let before = position.facts[PathKey.before.key(term.index)]
        position.facts.forget(term, in: body.graph)
        if let before { position.facts.set(term.index, to: before) }
    }
}
