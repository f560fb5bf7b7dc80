@testable import Onceover

/// One wait, its handle, and those who race to end it.
struct WaitWorld: Explorable {
    enum Outcome: Hashable { case answer, interruption, loss }

    enum Step: Hashable {
        /// Of the call that waits.
        case check, suspend, awaitWake, read
        /// Of a closure that shares the handle, and of the last one that lets go of it. Who fulfills is alone.
        case answer, claimAnswer, fulfill, append, register, abandon
        /// Of whoever ends the wait without an answer. A cancellation comes by the handler of a call that sleeps.
        case cancel, expire
        /// Of the winner: what to do with the handlers, then the outcome, then the waiter.
        case takeHandlers(run: Bool), write(Outcome), publish, wake
        /// Of each owner, in the end.
        case leave
    }

    var state = WaitState.openForTwo
    var threads: [[Step]]
    var outcome: Outcome?
    /// Handlers in the list; those that have run, and those that were registered.
    var handlers = 0
    var runs = 0
    var registered = 0
    var wakes = 0
    var result: Outcome?
    var isFreed = false

    /// `sharers` are the steps of closures that share the handle; it goes when all have ended. A call that somebody fulfills
    /// has none.
    init(sharers: [[Step]], rivals: [Step]) {
        let isFulfilled = sharers.contains([.fulfill])
        if isFulfilled { state = .open }
        threads = [[.check], isFulfilled ? [] : [.abandon]] + sharers + rivals.map { [$0] }
        threads = threads.map { $0.reversed() }
        self.sharers = 2..<2 + sharers.count
        if rivals.contains(.expire) { state.join() }
    }

    let sharers: Range<Int>
}

extension WaitWorld {
    var isQuiet: Bool { threads.allSatisfy { $0.last.map { !isEnabled($0) } ?? true } }

    private func isEnabled(_ step: Step) -> Bool {
        switch step {
        case .abandon: sharers.allSatisfy { threads[$0].isEmpty }
        case .awaitWake: wakes > 0
        case .cancel: threads[0].last == .suspend || threads[0].last == .awaitWake
        // The call waits for the end of a cancellation handler that runs.
        case .read: threads.allSatisfy { $0.first != .cancel || $0.count == 1 }
        default: true
        }
    }

    func successors() throws -> [WaitWorld] {
        var next: [WaitWorld] = []
        for thread in threads.indices {
            guard let step = threads[thread].last, isEnabled(step) else { continue }
            var world = self
            // A cancellation stays, as a mark, until its handler has ended.
            if step != .cancel { world.threads[thread].removeLast() }
            let steps = try world.take(step)
            if step == .cancel { world.threads[thread] = steps.isEmpty ? [] : [.cancel] }
            world.threads[thread] += steps.reversed()
            if step != .cancel, world.threads[thread] == [.cancel] { world.threads[thread] = [] }
            next.append(world)
        }
        return next
    }

    func checkQuiet() throws {
        if threads.contains(where: { $0.last == .cancel }) { return }
        try require(result != nil, "the call waits forever")
        try require(isFreed, "the memory is nobody's, and not freed")
        try require(handlers == 0, "handlers are kept after the end")
        let due = result == .interruption ? registered : 0
        try require(runs == due, "\(runs) handlers ran, and \(due) had to")
    }
}

extension WaitWorld {
    mutating func take(_ step: Step) throws -> [Step] {
        try require(!isFreed, "\(step) comes when the memory is free")
        switch step {
        case .check: return state.has(.stored) ? [.read] : [.suspend]
        case .suspend: return suspend()
        case .awaitWake: return [.read]
        case .read:
            try require(outcome != nil, "the call reads an outcome that is not written")
            result = outcome
            return [.leave]
        case .answer:
            let wins = state.claimAsleep()
            return wins ? [.write(.answer), .wake] : [.claimAnswer]
        case .claimAnswer: return settle(state.claim(by: .callback), .answer)
        case .fulfill: return [.write(.answer), state.has(.suspended) ? .wake : .publish]
        case .append:
            handlers += 1
            registered += 1
        case .register: return register()
        case .abandon: return (state.abandon().map { settle($0, .loss) } ?? []) + [.leave]
        case .cancel: return settle(state.claim(by: .interruption), .interruption)
        case .expire: return settle(state.claim(by: .interruption), .interruption) + [.leave]
        case .takeHandlers(let run):
            if run { runs += handlers }
            handlers = 0
        case .write(let new):
            try require(outcome == nil, "two outcomes are written")
            outcome = new
        case .publish: return state.publish() ? [.wake] : []
        case .wake:
            wakes += 1
            try require(wakes == 1, "the call is woken twice")
        case .leave: if state.leave() { isFreed = true }
        }
        return []
    }

    private mutating func suspend() -> [Step] {
        switch state.suspend() {
        case .sleep: return [.awaitWake]
        case .proceed: return [.read]
        case .lose(let handlers):
            return (handlers ? [.takeHandlers(run: false)] : []) + [.write(.loss), .publish, .read]
        }
    }

    private func settle(_ action: WaitState.ClaimAction, _ outcome: Outcome) -> [Step] {
        guard case .store(let wake, let handlers) = action else { return [] }
        let taking: [Step] = handlers ? [.takeHandlers(run: outcome == .interruption)] : []
        return taking + [.write(outcome), wake ? .wake : .publish]
    }

    private mutating func register() -> [Step] {
        switch state.register() {
        case .keep: []
        case .runNow: [.takeHandlers(run: true)]
        case .discard: [.takeHandlers(run: false)]
        }
    }
}
