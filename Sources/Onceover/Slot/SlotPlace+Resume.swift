extension SlotPlace {
    /// Answers the calls that wait, and lets the next one begin.
    @inlinable
    func answer(with result: Result<Value, Failure>) -> Bool {
        guard let call = withState({ $0.takeAlone() }) else { return answerAll(with: result) }
        call.fulfill(with: result)
        return true
    }

    @usableFromInline
    func answerAll(with result: Result<Value, Failure>) -> Bool {
        guard let taken = withState({ $0.take() }) else { return false }
        answer(taken, with: result)
        return true
    }

    func answer(_ taken: State.TakeAction, with result: Result<Value, Failure>) {
        taken.first.fulfill(with: result)
        if !taken.others.isEmpty { for call in taken.others { call.fulfill(with: result) } }
        if let next = taken.next { next.fulfill(with: .success(())) }
    }

    /// Stops the call's work, then ends its wait for its turn or its answer, unless other code is about to end it.
    @usableFromInline
    func leave(_ call: Call, _ reason: Interruption.Reason) {
        switch withState({ $0.leave(call) }) {
        case .nothing: break
        case .endTurn(let turn): turn.fulfill(reason)
        case .stop(let stop):
            finish(stop)
            call.fulfill(reason)
        case .endAnswer(let next):
            call.fulfill(reason)
            next?.fulfill(with: .success(()))
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
            call.fulfill(with: .failure(closure.failure(at: call.location, interrupted: interrupted)))
        }
        for turn in ended.turns {
            turn.fulfill(with: .failure(closure.failure(at: turn.location, interrupted: interrupted)))
        }
    }
}
