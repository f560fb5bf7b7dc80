/// The pending call of a delegate: calls wait in it, and the delegate's callbacks answer them.
///
/// A call leaves the slot when it gets its answer. A stale or second callback then finds no call, changes nothing and
/// returns `false`. Keep the slot in a `let` of the delegate.
///
/// ```swift
/// let slot = ContinuationSlot<Location, any Error>(whenBusy: .reject)
/// func locate() async throws -> Location { try await slot.wait { manager.requestLocation() } }
/// func didUpdate(_ location: Location) { slot.resume(returning: location) }
/// ```
public final class ContinuationSlot<Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias State = SlotState<
        PendingOutcome<Value, Failure>, PendingOutcome<Void, Failure>, @Sendable () -> Void, SlotClosure<Failure>
    >

    @usableFromInline let state: Guarded<State>
    @usableFromInline let interrupted: @Sendable (Interruption) -> Failure

    /// An empty slot whose calls throw an error type of their own: `interrupted` says what they throw when they get no
    /// answer.
    ///
    /// ```swift
    /// let slot = ContinuationSlot<Int, ScanError>(whenBusy: .queue, interrupted: ScanError.interrupted)
    /// ```
    @inlinable
    public init(whenBusy policy: SlotPolicy, interrupted: @escaping @Sendable (Interruption) -> Failure) {
        state = Guarded(State(policy))
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
}

extension ContinuationSlot where Failure == Never {
    @available(*, unavailable, message: "a call that gets no answer has to throw: 'Failure' cannot be 'Never'")
    public convenience init(whenBusy policy: SlotPolicy) { fatalError("unavailable") }
}

extension ContinuationSlot: SlotPlace {
    @inlinable
    @inline(__always)
    func withState<Action: Sendable>(_ event: (inout State) -> Action) -> Action { state.withLock { event(&$0) } }

    @inlinable
    @inline(__always)
    func withFreeState<Action: Sendable>(_ event: (inout State) -> Action) -> Action { withState(event) }
}
