import Synchronization

/// One wait that may be interrupted, as those see it who do not own it: they must know that an owner is there.
@usableFromInline
struct PendingOutcome<Success, Failure: Error>: @unchecked Sendable {
    @usableFromInline typealias Record = WaitRecord<Failure>
    @usableFromInline let record: UnsafeMutablePointer<Record>

    @inlinable
    init(_ record: UnsafeMutablePointer<Record>) { self.record = record }

    @inlinable var location: SourceLocation { record.pointee.location }
}

/// Two are equal while an owner of each is there.
extension PendingOutcome: Equatable {
    @inlinable
    static func == (one: Self, other: Self) -> Bool { one.record == other.record }
}

extension PendingOutcome {
    /// A callback's answer. False: an earlier outcome stands, and if that was an answer too, this one is misuse.
    ///
    /// A waiter that sleeps and has no handlers is by far the most frequent, and the code for it short.
    @inlinable
    @discardableResult
    func resume(with result: consuming sending Result<Success, Failure>) -> Bool {
        guard !ThreadSanitizer.isOn && record.pointee.state.attempt({ $0.claimAsleep() }) else {
            return resumeAwake(with: result)
        }
        store(result)
        waiter.pointee.resume(returning: ())
        return true
    }

    /// The same in general: the waiter may not sleep yet, and there may be handlers to let go of.
    @inlinable
    func resumeAwake(with result: consuming sending Result<Success, Failure>) -> Bool {
        noticeCancellation()
        switch record.pointee.state.apply({ $0.claim(by: .callback) }) {
        case .store(let wake, let handlers):
            if handlers { discardHandlers() }
            deliver(result, wake: wake)
            return true
        case .refuse(let claimant):
            if claimant == .callback { Misuse.report(.resumedAgain, at: location) }
            return false
        }
    }

    /// Ends the wait without an answer. The handlers have run before the waiter wakes.
    @usableFromInline
    func interrupt(_ reason: Interruption.Reason) {
        guard case .store(let wake, let handlers) = record.pointee.state.apply({ $0.claim(by: .interruption) }) else {
            return
        }
        if handlers { runHandlers() }
        deliver(.failure(record.pointee.failure(Interruption(reason, at: location))), wake: wake)
    }

    /// The last handle is gone: a leak, unless an outcome came first.
    @usableFromInline
    func drop() {
        noticeCancellation()
        guard case .store(let wake, let handlers) = record.pointee.state.apply({ $0.claim(by: .callback) }) else {
            return
        }
        Misuse.report(.dropped, at: location)
        if handlers { discardHandlers() }
        deliver(.failure(record.pointee.failure(Interruption(.dropped, at: location))), wake: wake)
    }

    /// A waiter that slept when the outcome was claimed reads it only when woken, so there is nothing to publish; but the
    /// thread sanitizer does not see how the runtime wakes a task that is about to sleep.
    @inlinable
    @inline(__always)
    func deliver(_ result: consuming sending Result<Success, Failure>, wake: Bool) {
        store(result)
        guard wake && !ThreadSanitizer.isOn || record.pointee.state.apply({ $0.publish() }) else { return }
        let waiter = waiter.pointee
        // That this was read before the waiter runs on, and may wait again, the sanitizer does not see by the resume.
        if ThreadSanitizer.isOn { record.pointee.state.touch() }
        waiter.resume(returning: ())
    }
}
