import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// Callbacks that may run at the same time, and that only a plain flag keeps from both discharging.
///
/// The paths are followed once more without what callbacks tell each other through flags. A second discharge that
/// appears only then is a race, unless one queue, actor or lock serves both.
struct CallbackRaces {
    /// A second discharge, with the words for what makes the first one at the same time.
    struct Race {
        let repeated: RepeatedDischarge
        let rival: String
    }

    static func all(of flow: ObligationFlow, isIsolated: Bool) -> [Race] {
        let callbacks = roots(of: flow.body)
        let several = flow.body.graph.callbacksComingAgain(among: callbacks)
        guard callbacks.count > 1 || !several.isEmpty else { return [] }
        let exploration = Exploration(flow.withoutFlags)
        guard exploration.isComplete else { return [] }
        return RepeatSearch(exploration).all().compactMap { repeated in
            rival(of: repeated, in: exploration, isIsolated: isIsolated, severalOf: several).map {
                Race(repeated: repeated, rival: $0)
            }
        }
    }

    /// The callbacks that can discharge, none inside another one.
    private static func roots(of body: FollowedBody) -> [Int] {
        body.graph.regions.indices.filter { index in
            body.graph.regions[index].isDeferred && body.plan.mode(of: index) == .once && body.plan.isRelevant(index)
                && !hasDeferredParent(index, in: body)
        }
    }

    private static func hasDeferredParent(_ index: Int, in body: FollowedBody) -> Bool {
        outermostCallback(of: body.graph.regions[index].parent, in: body) != nil
    }

    /// The outermost deferred closure around, up to where the obligation begins.
    static func outermostCallback(of region: Int?, in body: FollowedBody) -> Int? {
        var found: Int?
        var current = region
        while let index = current, body.graph.regions[index].entry != body.tracked.start {
            if body.graph.regions[index].isDeferred { found = index }
            current = body.graph.regions[index].parent
        }
        return found
    }

    /// Nil if the two discharges cannot meet.
    ///
    /// - Parameter several: callbacks of which several wait at the same time.
    private static func rival(
        of repeated: RepeatedDischarge, in exploration: Exploration, isIsolated: Bool, severalOf several: Set<Int>
    ) -> String? {
        let body = exploration.flow.body
        guard let first = repeated.path.first.map({ exploration.block(at: $0) }),
            let second = repeated.path.last.map({ exploration.block(at: $0) })
        else {
            return nil
        }
        let callbacks = (outermostCallback(of: first.region, in: body), outermostCallback(of: second.region, in: body))
        guard let one = callbacks.0, let other = callbacks.1 else { return nil }
        let mayMeet =
            one == other
            ? several.contains(one) : isStartedHere(one, in: body.graph) || isStartedHere(other, in: body.graph)
        guard mayMeet else { return nil }
        let executors = [first, second].map { executor(of: $0, in: body, isIsolated: isIsolated) }
        guard executors[0] == nil || executors[0] != executors[1] else { return nil }
        return words(for: one, beside: other, in: body.graph)
    }

    /// `and in the closure of `fetch``, `and in another closure of `fetch``, `by two callbacks of `fetch``.
    private static func words(for callback: Int, beside other: Int, in graph: FlowGraph) -> String {
        let name = graph.callbackName(of: callback)
        if callback == other { return "by two callbacks of `\(name)`" }
        return "and in \(name == graph.callbackName(of: other) ? "another" : "the") closure of `\(name)`"
    }

    /// Code that discharges after `unlock()` has only asked under the lock.
    private static func executor(of block: Block, in body: FollowedBody, isIsolated: Bool) -> Executor? {
        let isLocked = body.suppositions.lockedClaims?.isHeld(at: block) ?? true
        return Executor.of(block, in: body.graph, isIsolated: isIsolated, isLocked: isLocked, body.questions.queues)
    }

    /// Whether the body itself sets a callback going beside what it has asked for: a task, a step on a queue, a deadline. Of
    /// two callbacks of others, one queue may serve both, as the main queue serves all controls.
    private static func isStartedHere(_ callback: Int, in graph: FlowGraph) -> Bool {
        graph.call(givenRegion: callback)?.name.map(Vocabulary.concurrentStarters.contains) ?? false
    }
}

extension Exploration {
    func block(at point: Int) -> Block { flow.body.graph.blocks[simulation.points[point].node] }
}
