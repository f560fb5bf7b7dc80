import OnceoverControlFlow
import OnceoverDataflow

/// Callbacks that are waited for, and that may end without saying that they have come.
struct AwaitedCallbacks {
    let body: FollowedBody

    private var awaiting: Awaiting { body.tables.awaiting }

    func expect(_ region: Int, _ facts: inout FactSet) {
        if awaiting.isCaller(region) { facts.set(PathKey.expected.key(region), to: 1) }
    }

    /// A call in a callback says that it has come.
    func noteCome(_ call: Call, in block: Block, _ facts: inout FactSet) {
        guard !awaiting.isEmpty, let object = call.receiver, let callback = body.graph.callback(around: block.region),
            awaiting.object(calledBy: callback) == object
        else { return }
        facts.remove(PathKey.expected.key(callback))
    }

    /// Where a callback ends and has not said so, its object waits for ever.
    func noteEnd(of region: Int, _ facts: inout FactSet) {
        guard let object = awaiting.object(calledBy: region), facts[PathKey.expected.key(region)] != nil else { return }
        facts.remove(PathKey.expected.key(region))
        facts.set(PathKey.awaited.key(object.index), to: 1)
    }

    /// Whether a closure waits for an answer that never comes. A path without a discharge is found at its end, so this
    /// excludes only second discharges.
    func waitsInVain(_ region: Int, _ status: Status, _ facts: FactSet) -> Bool {
        guard status.progress == .discharged, let object = awaiting.object(awaitedBy: region) else { return false }
        return facts[PathKey.awaited.key(object.index)] != nil
    }
}
