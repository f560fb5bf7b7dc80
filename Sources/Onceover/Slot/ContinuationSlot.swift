import Synchronization

/// The pending call of a delegate: calls wait in it, and the delegate's callbacks answer them.
///
/// A call leaves the slot as it gets its answer, so a stale or a second callback finds nobody, changes nothing and
/// returns `false`. Keep the slot in a `let` of the delegate.
///
/// ```swift
/// let slot = ContinuationSlot<Location, any Error>(whenBusy: .reject)
/// func locate() async throws -> Location { try await slot.wait { manager.requestLocation() } }
/// func didUpdate(_ location: Location) { slot.resume(returning: location) }
/// ```
public final class ContinuationSlot<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias Answer = PendingOutcome<Value, Failure>
    @usableFromInline typealias OwnedAnswer = OwnedOutcome<Value, Failure>
    @usableFromInline typealias Turn = PendingOutcome<Void, Failure>

    @usableFromInline let policy: SlotPolicy
    /// The one call that waits, if calls cannot share the slot: a word, so that nothing needs to be locked.
    @usableFromInline let occupant = Atomic<Answer?>(nil)
    /// The calls that wait, if they can.
    @usableFromInline let state: Guarded<SlotState<Answer, Turn>>
    /// What the last call waited with, if nobody else owns it: the next one allocates nothing.
    @usableFromInline let spare = Atomic<Answer?>(nil)
    @usableFromInline let interrupted: @Sendable (Interruption) -> Failure

    /// An empty slot whose calls throw an error type of their own: `interrupted` says what they throw when they get no
    /// answer.
    ///
    /// ```swift
    /// let slot = ContinuationSlot<Int, ScanError>(whenBusy: .queue, interrupted: ScanError.interrupted)
    /// ```
    @inlinable
    public init(whenBusy policy: SlotPolicy, interrupted: @escaping @Sendable (Interruption) -> Failure) {
        self.policy = policy
        state = Guarded(SlotState(joins: policy == .join))
        self.interrupted = interrupted
    }

    /// An empty slot.
    ///
    /// ```swift
    /// let slot = ContinuationSlot<Int, any Error>(whenBusy: .reject)
    /// ```
    @inlinable
    public convenience init(whenBusy policy: SlotPolicy) where Failure == any Error {
        self.init(whenBusy: policy) { $0.asError }
    }

    /// Nobody waits now: a call that does holds the slot.
    deinit { spare.load(ordering: .acquiring)?.leave() }
}
