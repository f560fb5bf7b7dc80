@testable import Onceover

/// Calls in a slot, and what happens to them. A call is its own turn and its own stop: a number.
struct SlotWorld: Explorable {
    enum Kind: Hashable { case observer, worker, stoppable, failing }
    enum Event: Hashable { case answer, cancel(Int), expire(Int), close, failAll, cancelAll }
    enum Outcome: Hashable { case answered, interrupted, refused }

    /// What one thread does next, outside the lock.
    enum Step: Hashable {
        case enter(Int), awaitTurn(Int), beginDue(Int), fail(Int), started(Int), awaitAnswer(Int)
        case runStop(Int), stopped, end(Int, Outcome), tellTurn(Int), failTurn(Int)
        case event(Event)
    }

    struct Call: Hashable {
        let kind: Kind
        var outcome: Outcome?
        var turn: Outcome?
        /// Its work has been started; its `start` has returned; an answer has come for it, or it was stopped.
        var begun = false
        var returned = false
        var settled = false
        /// Its deadline is on its way.
        var isArmed = false
    }

    var state: SlotState<Int, Int, Int, Int>
    var calls: [Call]
    /// The steps of each thread, the next one last.
    var threads: [[Step]]

    init(_ policy: SlotPolicy, calls kinds: [Kind], events: [Event]) {
        state = SlotState(policy)
        calls = kinds.map { Call(kind: $0) }
        threads = kinds.indices.map { [.enter($0)] } + events.map { [.event($0)] }
    }
}

extension SlotWorld {
    var isQuiet: Bool {
        threads.allSatisfy { thread in
            guard let step = thread.last else { return true }
            if case .event = step { return true }
            if case .enter = step { return true }
            return !isEnabled(step)
        }
    }

    private func isEnabled(_ step: Step) -> Bool {
        switch step {
        case .awaitTurn(let call): calls[call].turn != nil
        case .awaitAnswer: false
        case .event(.cancel(let call)): isSuspended(call)
        case .event(.expire(let call)): calls[call].isArmed
        default: true
        }
    }

    private func isSuspended(_ call: Int) -> Bool {
        let step = threads[call].last
        return step == .awaitTurn(call) || step == .awaitAnswer(call) && calls[call].outcome == nil
    }

    func successors() throws -> [SlotWorld] {
        var next: [SlotWorld] = []
        for thread in threads.indices {
            guard let step = threads[thread].last, isEnabled(step) else { continue }
            var world = self
            world.threads[thread].removeLast()
            let steps = try world.take(step)
            world.threads[thread] += steps.reversed()
            next.append(world)
        }
        return next
    }

    func checkQuiet() throws {
        switch state.work {
        case .none, .running: break
        default: throw Violation("the slot is on its way though nobody is: \(state)")
        }
        if state.first == nil {
            try require(state.isUnused, "calls stand in line before a free slot: \(state)")
        }
        let waiting = (state.first.map { [$0] } ?? []) + state.others + state.line.map(\.call)
        for (number, call) in calls.enumerated() where isSuspended(number) {
            try require(waiting.contains(number), "call \(number) waits forever: \(call)")
        }
        let unsettled = calls.indices.filter { isLive($0) }
        try require(unsettled.isEmpty || state.first != nil, "work \(unsettled) goes on, and nobody waits for it")
    }

    /// Whether work has been started that could be stopped, and was not, nor has it had its answer.
    func isLive(_ call: Int) -> Bool { calls[call].kind == .stoppable && calls[call].begun && !calls[call].settled }
}
