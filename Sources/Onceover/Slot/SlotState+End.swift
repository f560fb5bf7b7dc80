extension SlotState {
    @usableFromInline
    enum LeaveAction: Sendable {
        /// Other code has taken the call out and ends its wait.
        case nothing
        /// Run `stop`, say that it has `stopped`, and end the call.
        case stop(Stop)
        case endAnswer(next: Turn?)
        /// It has not been told yet that its turn has come.
        case endTurn(Turn)
    }

    /// A call gives up waiting. O(*n*) in the calls that wait.
    @usableFromInline
    mutating func leave(_ call: Call) -> LeaveAction {
        if case .due(call) = work {
            work = .none
            return .endAnswer(next: promote())
        }
        if first == call {
            first = others.isEmpty ? nil : others.removeFirst()
            return first == nil ? abandon() : .endAnswer(next: nil)
        }
        if let place = others.firstIndex(of: call) {
            others.remove(at: place)
            return .endAnswer(next: nil)
        }
        guard let place = line.firstIndex(where: { $0.call == call }) else { return .nothing }
        return line.remove(at: place).turn.map(LeaveAction.endTurn) ?? .endAnswer(next: nil)
    }

    /// No call waits for the answer any more.
    private mutating func abandon() -> LeaveAction {
        switch work {
        case .starting(let call): work = .abandoned(call)
        case .running:
            if let stop = stop.take() {
                work = .stopping
                return .stop(stop)
            }
            work = .none
            return .endAnswer(next: promote())
        case .none: return .endAnswer(next: promote())
        case .due, .abandoned, .stopping: break
        }
        return .endAnswer(next: nil)
    }

    /// What was started for calls that are gone has been stopped.
    @usableFromInline
    mutating func stopped() -> Turn? {
        work = .none
        return promote()
    }
}

extension SlotState {
    /// All calls that wait for an answer or for their turn.
    @usableFromInline
    struct EndAllAction: Sendable {
        @usableFromInline let calls: [Call]
        @usableFromInline let turns: [Turn]
        /// Run it, if the calls end without an answer, and say that it has `stopped`; else let go of it outside the lock.
        @usableFromInline let stop: Stop?
    }

    /// All calls end: with an answer, or without one, so that their work is stopped.
    @usableFromInline
    mutating func endAll(answering isAnswer: Bool, closing closure: Closure? = nil) -> EndAllAction {
        if self.closure == nil { self.closure = closure }
        var calls = others + (first.map { [$0] } ?? []) + line.filter { $0.turn == nil }.map(\.call)
        if case .due(let call) = work {
            calls.append(call)
            work = .none
        }
        let turns = line.compactMap(\.turn)
        (first, others, line) = (nil, [], [])
        return EndAllAction(calls: calls, turns: turns, stop: isAnswer ? settle() : stopAll())
    }

    private mutating func settle() -> Stop? {
        switch work {
        case .starting, .running:
            work = .none
            return stop.take()
        default: return nil
        }
    }

    private mutating func stopAll() -> Stop? {
        if case .stop(let stop) = abandon() { return stop }
        return nil
    }
}
