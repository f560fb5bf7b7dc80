import OnceoverControlFlow

/// Closures that run once others have called a method of the same object, as `group.notify { … }` does behind each
/// `group.leave()`; and the callbacks that call it.
struct Awaiting {
    /// What each closure waits for.
    private var objects: [Int: TermID] = [:]
    /// The object that a callback calls the method of.
    private var callers: [Int: TermID] = [:]

    /// - Complexity: O(blocks × depth of closures) where a closure waits.
    init(in graph: FlowGraph) {
        var methods: [TermID: String] = [:]
        for (index, region) in graph.regions.enumerated() {
            guard let method = region.awaits, let object = graph.call(givenRegion: index)?.receiver else { continue }
            objects[index] = object
            methods[object] = method
        }
        if objects.isEmpty { return }
        for block in graph.blocks {
            guard let call = block.call.map({ graph.calls[$0] }), let object = call.receiver,
                let method = methods[object], call.name == method, let callback = graph.callback(around: block.region)
            else { continue }
            callers[callback] = object
        }
    }

    var isEmpty: Bool { callers.isEmpty }

    func object(awaitedBy region: Int) -> TermID? { objects[region] }

    /// The object whose method a callback calls, on some of its paths at least.
    func object(calledBy region: Int) -> TermID? { callers[region] }

    func isCaller(_ region: Int) -> Bool { callers[region] != nil }
}
