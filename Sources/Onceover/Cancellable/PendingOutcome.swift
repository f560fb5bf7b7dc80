import Synchronization

/// Where the outcome lies. A class of its own, because destroying a field whose type is a generic argument is cheap,
/// while destroying one whose type is made of generic arguments looks that type up each time.
@usableFromInline
class OutcomeStorage<Outcome> {
    @exclusivity(unchecked)
    @usableFromInline nonisolated(unsafe) var outcome: Outcome

    @inlinable
    init(_ outcome: Outcome) { self.outcome = outcome }
}

/// One wait that may be interrupted: the outcome, the waiter, and the word that says who may touch them.
///
/// Both plain fields are safe without a lock: only the winner of the claim writes `outcome`, before it publishes; only
/// the waiter writes `waiter`, before it suspends; each is read after the atomic step that follows its write.
@usableFromInline
final class PendingOutcome<Success, Failure: Error>: OutcomeStorage<Result<Success, Failure>?>, @unchecked Sendable {
    @usableFromInline let state = Atomic<WaitState>(.open)
    @exclusivity(unchecked)
    @usableFromInline nonisolated(unsafe) var waiter: UnsafeContinuation<Void, Never>?
    @usableFromInline let handlers = Guarded<[@Sendable () -> Void]>([])
    @usableFromInline let failure: @Sendable (Interruption) -> Failure
    /// Changes only between two waits of a slot, when nobody else holds this.
    @exclusivity(unchecked)
    @usableFromInline nonisolated(unsafe) var location: SourceLocation

    @inlinable
    init(at location: SourceLocation, failure: @escaping @Sendable (Interruption) -> Failure) {
        self.location = location
        self.failure = failure
        super.init(nil)
    }
}

extension PendingOutcome {
    /// A callback's answer. False: an earlier outcome stands, and if that was an answer too, this one is misuse.
    @inlinable
    @discardableResult
    func resume(with result: sending Result<Success, Failure>) -> Bool {
        switch state.apply({ $0.claim(by: .callback) }) {
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
        guard case .store(let wake, let handlers) = state.apply({ $0.claim(by: .interruption) }) else { return }
        if handlers { runHandlers() }
        deliver(.failure(failure(Interruption(reason, at: location))), wake: wake)
    }

    /// The last handle is gone: a leak, unless an outcome came first.
    @usableFromInline
    func drop() {
        guard case .store(let wake, let handlers) = state.apply({ $0.claim(by: .callback) }) else { return }
        Misuse.report(.dropped, at: location)
        if handlers { discardHandlers() }
        deliver(.failure(failure(Interruption(.dropped, at: location))), wake: wake)
    }

    /// A waiter that slept when the outcome was claimed reads it only when woken, so there is nothing to publish; but the
    /// thread sanitizer does not see how the runtime wakes a task that is about to sleep.
    @inlinable
    func deliver(_ result: sending Result<Success, Failure>, wake: Bool) {
        outcome = result
        guard wake && !ThreadSanitizer.isOn || state.apply({ $0.publish() }) else { return }
        let waiter = waiter.unsafelyUnwrapped
        // That this was read before the waiter runs on, and may wait again, the sanitizer does not see by the resume.
        if ThreadSanitizer.isOn { state.touch() }
        waiter.resume()
    }
}
