@testable import Onceover

/// What the calls do, as `SlotPlace` has them do it: one event of the state, then what it returns.
extension SlotWorld {
    mutating func take(_ step: Step) throws -> [Step] {
        switch step {
        case .enter(let call): return try enter(call)
        case .awaitTurn(let call):
            if calls[call].turn == .answered { return [.beginDue(call)] }
            calls[call].outcome = .interrupted
        case .beginDue(let call):
            let (step, joining) = state.beginDue(call, stop: calls[call].kind == .stoppable ? call : nil)
            return joining.map(Step.tellTurn) + (try follow(step, of: call))
        case .fail(let call): return try state.take(answering: call).map { try answer($0) } ?? []
        case .started(let call):
            calls[call].returned = true
            guard case .stop(let stop) = state.started(call) else { return [] }
            return (stop.map { [.runStop($0)] } ?? []) + [.stopped]
        case .awaitAnswer: break
        case .runStop(let work): try runStop(work)
        case .stopped: return state.stopped().map { [.tellTurn($0)] } ?? []
        case .end(let call, let outcome):
            try require(calls[call].outcome == nil, "call \(call) has two outcomes")
            calls[call].outcome = outcome
        case .tellTurn(let call): try tellTurn(call, .answered)
        case .failTurn(let call): try tellTurn(call, .interrupted)
        case .event(let event): return try happen(event)
        }
        return []
    }

    private mutating func enter(_ call: Int) throws -> [Step] {
        let kind = calls[call].kind
        let action = state.enter(
            call, hasWork: kind != .observer, stop: kind == .stoppable ? call : nil, makeTurn: { call })
        var steps: [Step] = action.stop.map { [.runStop($0), .stopped] } ?? []
        if let turn = action.replacedTurn { steps.append(.failTurn(turn)) }
        if let replaced = action.replaced { steps.append(.end(replaced, .interrupted)) }
        return steps + (try follow(action.step, of: call))
    }

    private mutating func follow(_ step: SlotState<Int, Int, Int, Int>.Step, of call: Int) throws -> [Step] {
        switch step {
        case .start(let tells):
            try begin(call)
            let failing: [Step] = calls[call].kind == .failing ? [.fail(call)] : []
            return failing + (tells ? [.started(call)] : []) + arm(call, [.awaitAnswer(call)])
        case .awaitTurn: return arm(call, [.awaitTurn(call)])
        case .awaitAnswer: return arm(call, [.awaitAnswer(call)])
        case .refuse:
            calls[call].outcome = .refused
            return []
        }
    }

    private mutating func arm(_ call: Int, _ steps: [Step]) -> [Step] {
        calls[call].isArmed = true
        return steps
    }

    private mutating func begin(_ call: Int) throws {
        try require(!calls[call].begun, "call \(call) starts twice")
        try require(calls[call].outcome == nil, "call \(call) starts though it has ended")
        let live = calls.indices.filter { isLive($0) }
        try require(live.isEmpty, "call \(call) starts while the work of \(live) goes on")
        calls[call].begun = true
    }

    private mutating func runStop(_ work: Int) throws {
        try require(calls[work].begun && calls[work].returned, "work \(work) is stopped before it has started")
        try require(!calls[work].settled, "work \(work) is stopped though it is over")
        let waiting = (state.first.map { [$0] } ?? []) + state.others
        try require(waiting.isEmpty, "work \(work) is stopped though \(waiting) wait for it")
        calls[work].settled = true
    }

    private mutating func tellTurn(_ call: Int, _ outcome: Outcome) throws {
        try require(calls[call].turn == nil, "the turn of call \(call) comes twice")
        calls[call].turn = outcome
    }
}

/// What comes from outside.
extension SlotWorld {
    private mutating func happen(_ event: Event) throws -> [Step] {
        switch event {
        case .answer: return try state.take().map { try answer($0) } ?? []
        case .cancel(let call), .expire(let call): return leave(call)
        case .close: return endAll(state.endAll(answering: false, closing: 0), .interrupted)
        case .cancelAll: return endAll(state.endAll(answering: false), .interrupted)
        case .failAll:
            // Work that is being stopped is nobody's any more: no answer is for it.
            let isGoingOn =
                switch state.work {
                case .starting, .running: true;
                default: false
                }
            let ended = state.endAll(answering: true)
            for call in calls.indices where isGoingOn && calls[call].begun { calls[call].settled = true }
            return endAll((ended.calls, ended.turns, nil), .answered)
        }
    }

    mutating func answer(_ taken: SlotState<Int, Int, Int, Int>.TakeAction) throws -> [Step] {
        let group = [taken.first] + taken.others
        let isWork = group.contains { calls[$0].kind != .observer }
        let isBegun = calls.contains { $0.begun && !$0.settled }
        try require(isBegun || !isWork, "\(group) are answered before they are started")
        for call in calls.indices where calls[call].begun { calls[call].settled = true }
        return group.map { .end($0, .answered) } + (taken.next.map { [.tellTurn($0)] } ?? [])
    }

    private mutating func leave(_ call: Int) -> [Step] {
        switch state.leave(call) {
        case .nothing: []
        case .endTurn(let turn): [.failTurn(turn)]
        case .stop(let stop): [.runStop(stop), .stopped, .end(call, .interrupted)]
        case .endAnswer(let next): [.end(call, .interrupted)] + (next.map { [.tellTurn($0)] } ?? [])
        }
    }

    private func endAll(_ ended: SlotState<Int, Int, Int, Int>.EndAllAction, _ outcome: Outcome) -> [Step] {
        endAll((ended.calls, ended.turns, ended.stop), outcome)
    }

    private func endAll(_ ended: (calls: [Int], turns: [Int], stop: Int?), _ outcome: Outcome) -> [Step] {
        let stops: [Step] = ended.stop.map { [.runStop($0), .stopped] } ?? []
        return stops + ended.calls.map { .end($0, outcome) } + ended.turns.map(Step.failTurn)
    }
}
