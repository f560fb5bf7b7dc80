extension SlotPlace {
    /// The whole stay of a call that has work to start.
    @inlinable
    @inline(__always)
    func wait(
        onCancel: Stop?, isolation: isolated (any Actor)?, at location: SourceLocation,
        _ start: () throws(Failure) -> Void
    ) async throws(Failure) -> Value {
        if Task.isCancelled { throw interrupted(Interruption(.cancelled, at: location)) }
        let owned = OwnedCall(at: location, failure: interrupted)
        let call = owned.pending
        if let tells = withFreeState({ $0.enterFree(call, stop: onCancel) }) {
            begin(call, tells: tells, start)
        } else if let tells = try await enter(call, onCancel: onCancel, isolation: isolation, at: location) {
            begin(call, tells: tells, start)
        }
        return try await answer(owned, isolation: isolation)
    }

    /// The stay of a call that starts nothing.
    @inlinable
    @inline(__always)
    func wait(isolation: isolated (any Actor)?, at location: SourceLocation) async throws(Failure) -> Value {
        let owned = OwnedCall(at: location, failure: interrupted)
        let call = owned.pending
        try enter(call, at: location)
        return try await answer(owned, isolation: isolation)
    }

    /// Waits for the outcome. By then the call has left the place: the code that ends its wait takes it out first.
    @inlinable
    @inline(__always)
    func answer(_ owned: borrowing OwnedCall, isolation: isolated (any Actor)?) async throws(Failure) -> Value {
        let call = owned.pending
        await call.suspend(isolation: isolation, onCancel: { leave(call, .cancelled) })
        return try call.take().get()
    }
}

extension SlotPlace {
    /// Takes the place of a call that starts nothing.
    @usableFromInline
    func enter(_ call: Call, at location: SourceLocation) throws(Failure) {
        let action = withState { $0.enter(call, hasWork: false, stop: nil) { makeTurn(at: location) } }
        if action.replaces { replace(action) }
        if case .refuse(let refusal) = action.step { throw failure(refusal, at: location) }
    }

    /// Waits until a call has its place, when the slot was not free. Whether it starts its work and tells when it has; nil:
    /// it starts nothing.
    @usableFromInline
    func enter(
        _ call: Call, onCancel: Stop?, isolation: isolated (any Actor)?, at location: SourceLocation
    ) async throws(Failure) -> Bool? {
        let action = withState { $0.enter(call, hasWork: true, stop: onCancel) { makeTurn(at: location) } }
        if action.replaces { replace(action) }
        var step = action.step
        if case .awaitTurn(let turn) = step {
            step = try await awaitTurn(turn, of: call, onCancel: onCancel, isolation: isolation)
        }
        if case .refuse(let refusal) = step { throw failure(refusal, at: location) }
        guard case .start(let tells) = step else { return nil }
        return tells
    }

    private func makeTurn(at location: SourceLocation) -> Turn {
        Turn(WaitRecord(.open, at: location, failure: interrupted))
    }

    private func failure(_ refusal: State.Refusal, at location: SourceLocation) -> Failure {
        switch refusal {
        case .busy: interrupted(Interruption(.busy, at: location))
        case .closed(let closure): closure.failure(at: location, interrupted: interrupted)
        }
    }

    /// Stops the work of the call that is replaced, and ends that call.
    private func replace(_ action: State.EnterAction) {
        if let stop = action.stop { finish(stop) }
        action.replacedTurn?.fulfill(.replaced)
        action.replaced?.fulfill(.replaced)
    }

    /// Runs what stops the work of calls that are gone, and then lets the next one begin.
    @usableFromInline
    func finish(_ stop: Stop?) {
        stop?()
        withState { $0.stopped() }?.fulfill(with: .success(()))
    }

    /// Waits until the earlier calls of the line have ended. A call that is interrupted meanwhile is in the line no more.
    ///
    private func awaitTurn(
        _ turn: Turn, of call: Call, onCancel: Stop?, isolation: isolated (any Actor)?
    ) async throws(Failure) -> State.Step {
        let waiting = OwnedOutcome(counted: turn)
        await turn.suspend(isolation: isolation, onCancel: { leave(call, .cancelled) })
        try waiting.take()
        let (step, joining) = withState { $0.beginDue(call, stop: onCancel) }
        for turn in joining { turn.fulfill(with: .success(())) }
        return step
    }

    /// Starts the work of a call that has its place. One that fails at that has its answer.
    @inlinable
    @inline(__always)
    func begin(_ call: Call, tells: Bool, _ start: () throws(Failure) -> Void) {
        do { try start() } catch { fail(call, error) }
        if tells { started(call) }
    }

    @usableFromInline
    func started(_ call: Call) {
        if case .stop(let stop) = withState({ $0.started(call) }) { finish(stop) }
    }

    @usableFromInline
    func fail(_ call: Call, _ error: Failure) {
        if let taken = withState({ $0.take(answering: call) }) { answer(taken, with: .failure(error)) }
    }
}
