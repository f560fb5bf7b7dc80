import Synchronization

/// One wait that may be interrupted, as seen by code that does not own it. That code must know that an owner still
/// exists.
@usableFromInline
struct PendingOutcome<Success: ~Copyable, Failure: Error>: @unchecked Sendable {
    @usableFromInline typealias Record = WaitRecord<Failure>
    @usableFromInline let record: UnsafeMutablePointer<Record>

    @inlinable
    init(_ record: UnsafeMutablePointer<Record>) { self.record = record }

    @inlinable var location: SourceLocation { record.pointee.location }
}

/// Two are equal while an owner of each is there.
extension PendingOutcome: Equatable where Success: ~Copyable {
    @inlinable
    static func == (one: Self, other: Self) -> Bool { one.record == other.record }
}

extension PendingOutcome where Success: ~Copyable {
    /// A callback's answer. False: an earlier outcome stands, and if that was an answer too, this one is misuse.
    ///
    /// A waiter that sleeps and has no handlers is by far the most frequent, and the code for it short.
    @inlinable
    @discardableResult
    func resume(with result: consuming sending Outcome) -> Bool {
        guard record.pointee.state.attempt({ $0.claimAsleep() }) else { return resumeAwake(with: result) }
        outcome.initialize(to: result)
        wake(hasOutcome: true)
        return true
    }

    /// The outcome of a wait that the caller alone can end, because it has taken it out of where others could find it. So
    /// nothing has to be claimed.
    @inlinable
    @inline(__always)
    func fulfill(with result: consuming sending Outcome) {
        outcome.initialize(to: result)
        publish(hasOutcome: true, wakes: record.pointee.state.load(ordering: .acquiring).has(.suspended))
    }

    /// The same without an answer.
    @usableFromInline
    func fulfill(_ reason: Interruption.Reason) {
        let hasOutcome = storeFailure(reason)
        publish(hasOutcome: hasOutcome, wakes: record.pointee.state.load(ordering: .acquiring).has(.suspended))
    }

    /// As `resume`, in general: the waiter may not sleep yet, and there may be handlers to let go of.
    @inlinable
    @discardableResult
    func resumeAwake(with result: consuming sending Outcome) -> Bool {
        switch record.pointee.state.apply({ $0.claim(by: .callback) }) {
        case .store(let wakes, let handlers):
            if handlers { discardHandlers() }
            outcome.initialize(to: result)
            publish(hasOutcome: true, wakes: wakes)
            return true
        case .refuse(let claimant):
            if claimant == .callback { Misuse.report(.resumedAgain, at: location) }
            record.pointee.state.touch()
            return false
        }
    }

    /// Ends the wait without an answer. The handlers have run before the waiter wakes.
    @usableFromInline
    func interrupt(_ reason: Interruption.Reason) {
        guard case .store(let wakes, let handlers) = record.pointee.state.apply({ $0.claim(by: .interruption) }) else {
            // The code that frees the memory must see that it was read before, although the share is counted elsewhere.
            return record.pointee.state.touch()
        }
        if handlers { runHandlers() }
        publish(hasOutcome: storeFailure(reason), wakes: wakes)
    }

    /// The last handle is gone: a leak, unless an outcome came first.
    @usableFromInline
    func drop() {
        guard case .store(_, let handlers)? = record.pointee.state.apply({ $0.abandon() }) else { return }
        wake(hasOutcome: lose(handlers: handlers))
    }

    /// Claimed by the caller: an outcome that says that there is none.
    @usableFromInline
    func lose(handlers: Bool) -> Bool {
        Misuse.report(.dropped, at: location)
        if handlers { discardHandlers() }
        return storeFailure(.dropped)
    }

    /// False: a wait that cannot fail has no outcome then.
    private func storeFailure(_ reason: Interruption.Reason) -> Bool {
        guard let failure = record.pointee.failure else { return false }
        outcome.initialize(to: .failure(failure(Interruption(reason, at: location))))
        return true
    }
}

extension PendingOutcome where Success: ~Copyable {
    /// A waiter that slept when the outcome was claimed reads it only when woken, so there is nothing to publish.
    @inlinable
    @inline(__always)
    func publish(hasOutcome: Bool, wakes: Bool) {
        if wakes { return wake(hasOutcome: hasOutcome) }
        record.pointee.hasOutcome.store(hasOutcome, ordering: .releasing)
        if record.pointee.state.apply({ $0.publish() }) { wake(hasOutcome: hasOutcome) }
    }

    /// Lets a waiter go on that sleeps. When it does, it may wait again, so all that is needed of this wait is read before.
    @inlinable
    @inline(__always)
    func wake(hasOutcome: Bool) {
        let waiter = waiter.pointee
        record.pointee.hasOutcome.store(hasOutcome, ordering: .releasing)
        waiter.resume(returning: ())
    }
}
