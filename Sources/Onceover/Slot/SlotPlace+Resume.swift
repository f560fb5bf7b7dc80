extension SlotPlace {
    /// Answers the calls that wait, and lets the next one begin.
    @inlinable
    func answer(with result: Result<Value, Failure>) -> Bool {
        guard let taken = withState({ $0.take() }) else { return false }
        answer(taken, with: result)
        return true
    }

    @inlinable
    @inline(__always)
    func answer(_ taken: State.TakeAction, with result: Result<Value, Failure>) {
        taken.first.resume(with: result)
        if !taken.others.isEmpty { for call in taken.others { call.resume(with: result) } }
        if let next = taken.next { next.resume(with: .success(())) }
    }

    /// Ends a call's wait, for its turn or for its answer, unless somebody else is about to. Its work is stopped before.
    @usableFromInline
    func leave(_ call: Call, _ reason: Interruption.Reason) {
        switch withState({ $0.leave(call) }) {
        case .nothing: break
        case .endTurn(let turn): turn.interrupt(reason)
        case .stop(let stop):
            finish(stop)
            call.interrupt(reason)
        case .endAnswer(let next):
            call.interrupt(reason)
            next?.resume(with: .success(()))
        }
    }

    /// Fails all calls with an answer: their work is over.
    @usableFromInline
    func failAll(_ error: Failure) -> Bool {
        let ended = withState { $0.endAll(answering: true) }
        end(ended, .failure(error))
        return !ended.calls.isEmpty || !ended.turns.isEmpty
    }

    /// Ends all calls without an answer: their work is stopped.
    @usableFromInline
    func interruptAll(_ closure: SlotClosure<Failure>, closing: Bool) {
        let ended = withState { $0.endAll(answering: false, closing: closing ? closure : nil) }
        if let stop = ended.stop { finish(stop) }
        end(ended, closure)
    }

    @usableFromInline
    func end(_ ended: State.EndAllAction, _ closure: SlotClosure<Failure>) {
        for call in ended.calls {
            call.resume(with: .failure(closure.failure(at: call.location, interrupted: interrupted)))
        }
        for turn in ended.turns {
            turn.resume(with: .failure(closure.failure(at: turn.location, interrupted: interrupted)))
        }
    }
}
