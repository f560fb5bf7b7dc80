import OnceoverControlFlow
import OnceoverVocabulary

/// What keeps two closures from running at the same time.
enum Executor: Hashable {
    /// A serial queue, by its text: `DispatchQueue.main`, `self.queue`.
    case queue(String)
    case mainActor
    /// The actor that the function belongs to.
    case actor
    /// A lock that is held around the step.
    case lock

    /// Nothing where the step may run at the same time as any other.
    ///
    /// - Parameter isLocked: whether the locks that the closures around it take are still held at the step.
    /// - Parameter queues: knows the queues that run several closures at once.
    static func of(
        _ block: Block, in graph: FlowGraph, isIsolated: Bool, isLocked: Bool = true, _ queues: QueueKinds
    ) -> Executor? {
        for index in graph.closures(outwardFrom: block.region) {
            let current = graph.regions[index]
            if current.isOnMainActor { return .mainActor }
            if isLocked && holdsLock(index, in: graph) || runsUnderLock(index, in: graph) { return .lock }
            guard current.isDeferred else { continue }
            return graph.call(givenRegion: index).flatMap {
                executor(of: $0, in: graph, isIsolated: isIsolated, queues)
            }
        }
        return isIsolated ? .actor : nil
    }

    private static func executor(
        of call: Call, in graph: FlowGraph, isIsolated: Bool, _ queues: QueueKinds
    ) -> Executor? {
        switch call.name {
        case "Task"?: return isIsolated ? .actor : nil
        case "notify"? where isOnMainQueue(call, in: graph): return .mainActor
        case "async"?, "asyncAfter"?, "sync"?, "addOperation"?, "execute"?, "notify"?:
            guard let queue = call.receiver, !queues.runsWithOthers(call, in: graph) else { return nil }
            let key = graph.terms.key(of: queue)
            return key.hasSuffix("main") ? .mainActor : .queue(key)
        case "scheduledTimer"?: return .mainActor
        // A closure that is not sendable runs where the function that wrote it does.
        default: return isIsolated ? .actor : nil
        }
    }

    /// `group.notify(queue: .main) { … }`
    private static func isOnMainQueue(_ call: Call, in graph: FlowGraph) -> Bool {
        switch call.arguments.first(where: { $0.label == "queue" })?.operand {
        case .enumCase(let number)?: graph.caseNames[Int(number)] == "main"
        case .term(let queue)?: graph.terms.key(of: queue).hasSuffix("main")
        default: false
        }
    }

    /// `lock.lock()` … `lock.unlock()` in a closure's body.
    private static func holdsLock(_ region: Int, in graph: FlowGraph) -> Bool {
        graph.blocks.contains { block in
            guard block.region == region, let call = block.call else { return false }
            return isLocking(graph.calls[call])
        }
    }

    static func isLocking(_ call: Call) -> Bool {
        call.name.map(Vocabulary.lockingFunctions.contains) ?? false
    }

    static func isUnlocking(_ call: Call) -> Bool {
        call.name.map(Vocabulary.unlockingFunctions.contains) ?? false
    }

    /// Whether a closure is one that a lock runs: `lock.withLock { … }`.
    static func runsUnderLock(_ region: Int, in graph: FlowGraph) -> Bool {
        guard !graph.regions[region].isDeferred, let name = graph.call(givenRegion: region)?.name else { return false }
        return Vocabulary.lockedScopes.contains(name)
    }
}
