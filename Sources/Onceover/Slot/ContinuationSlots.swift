/// The pending calls of requests that have identifiers: each key has a slot of its own while calls wait in it.
///
/// A call leaves when it gets its answer. The late answer of a request that has ended finds no call, changes nothing
/// and returns `false`.
///
/// ```swift
/// let replies = ContinuationSlots<Int, Location, any Error>(whenBusy: .reject)
/// func locate(_ id: Int) async throws -> Location { try await replies.wait(for: id) { manager.requestLocation() } }
/// func didReceive(_ location: Location, id: Int) { replies.resume(id, returning: location) }
/// ```
public final class ContinuationSlots<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias SlotState = ContinuationSlot<Value, Failure>.State

    /// Guarded by the lock of the slots.
    @usableFromInline
    struct State: ~Copyable, Sendable {
        @usableFromInline var slots = KeyedStates<Key, SlotState>()
        @usableFromInline var closure: SlotClosure<Failure>?

        @inlinable
        init() {}
    }

    @usableFromInline let policy: SlotPolicy
    @usableFromInline let state = Guarded(State())
    @usableFromInline let interrupted: @Sendable (Interruption) -> Failure

    /// Slots whose calls throw an error type of their own. The policy is for calls of one key; `interrupted` says what they throw when they get no answer.
    ///
    /// ```swift
    /// let replies = ContinuationSlots<Int, Int, ScanError>(whenBusy: .join, interrupted: ScanError.interrupted)
    /// ```
    @inlinable
    public init(whenBusy policy: SlotPolicy, interrupted: @escaping @Sendable (Interruption) -> Failure) {
        self.policy = policy
        self.interrupted = interrupted
    }

    /// Slots whose calls may throw any error.
    ///
    /// ```swift
    /// let replies = ContinuationSlots<Int, Int, any Error>(whenBusy: .join)
    /// ```
    @inlinable
    public convenience init(whenBusy policy: SlotPolicy) where Failure == any Error {
        self.init(whenBusy: policy) { $0.asError }
    }

    /// The keys for which calls wait, in no order.
    ///
    /// ```swift
    /// metrics.count("pending", "\(replies.keys.count)")
    /// ```
    public var keys: [Key] { state.withLock { $0.slots.keys } }

    @inlinable
    func slot(_ key: Key) -> KeyedSlot<Key, Value, Failure> { KeyedSlot(slots: self, key: key) }
}

/// The state of one key, while the key is in use.
@usableFromInline
struct KeyedSlot<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: SlotPlace {
    @usableFromInline typealias Slots = ContinuationSlots<Key, Value, Failure>
    @usableFromInline typealias State = Slots.SlotState

    @usableFromInline let slots: Slots
    @usableFromInline let key: Key

    @inlinable
    init(slots: Slots, key: Key) {
        self.slots = slots
        self.key = key
    }

    @inlinable var interrupted: @Sendable (Interruption) -> Failure { slots.interrupted }

    /// A slot that is not in use is removed.
    @inlinable
    func withState<Action: Sendable>(_ event: (inout State) -> Action) -> Action {
        slots.state.withLock { all in
            all.slots.update(key, event, isUnused: { $0.isUnused }) ?? add(event, to: &all)
        }
    }

    /// As a slot that is there, or one that is made.
    @inlinable
    func withFreeState<Action: Sendable>(_ event: (inout State) -> Action) -> Action {
        slots.state.withLock { all in
            if let action = all.slots.update(key, event, isUnused: { _ in false }) { return action }
            if all.closure != nil { return add(event, to: &all) }
            return event(&all.slots.add(key, State(slots.policy)).pointee)
        }
    }

    /// No call waits for the key.
    @usableFromInline
    func add<Action: Sendable>(_ event: (inout State) -> Action, to all: inout Slots.State) -> Action {
        var state = State(slots.policy)
        state.closure = all.closure
        let action = event(&state)
        if !state.isUnused { all.slots.add(key, state).pointee = state }
        return action
    }
}
