/// The pending calls of requests that have identifiers: each key has a slot of its own while calls wait in it.
///
/// A call leaves as it gets its answer, so the late answer of a request that has ended finds nobody, changes nothing and
/// returns `false`.
///
/// ```swift
/// let replies = ContinuationSlots<Int, Location, any Error>(whenBusy: .reject)
/// func locate(_ id: Int) async throws -> Location { try await replies.wait(for: id) { manager.requestLocation() } }
/// func didReceive(_ location: Location, id: Int) { replies.resume(id, returning: location) }
/// ```
public final class ContinuationSlots<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
    @usableFromInline typealias SlotState = ContinuationSlot<Value, Failure>.State

    /// By reference: the dictionary moves what it holds, and that is cheap. Guarded by the lock of the slots.
    @usableFromInline
    final class Box: @unchecked Sendable {
        @usableFromInline var state: SlotState

        @inlinable
        init(_ policy: SlotPolicy) { state = SlotState(policy) }
    }

    @usableFromInline
    struct State: Sendable {
        @usableFromInline var boxes: [Key: Box] = [:]
        /// Of keys that nobody uses any more.
        @usableFromInline var spares: [Box] = []
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
    public var keys: [Key] { state.withLock { Array($0.boxes.keys) } }

    @inlinable
    func slot(_ key: Key) -> KeyedSlot<Key, Value, Failure> { KeyedSlot(slots: self, key: key) }
}

/// What the slots have for one key, while somebody has to do with it.
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

    /// A slot that nobody uses is not kept.
    @inlinable
    func withState<Action: Sendable>(_ event: (inout State) -> Action) -> Action {
        slots.state.withLock { all in
            guard let place = all.boxes.index(forKey: key) else { return add(event, to: &all) }
            let box = all.boxes.values[place]
            let action = event(&box.state)
            if box.state.isUnused {
                all.boxes.remove(at: place)
                if all.spares.count < 16 { all.spares.append(box) }
            }
            return action
        }
    }

    /// The key is looked up once: a free slot is there, or is made.
    @inlinable
    func withFreeState<Action: Sendable>(_ event: (inout State) -> Action) -> Action {
        slots.state.withLock { all in
            if all.closure != nil { return add(event, to: &all) }
            return apply(event, to: &all.boxes[key, default: all.spares.popLast() ?? Slots.Box(slots.policy)])
        }
    }

    /// `inout`, so that a box that was not there is kept.
    @inlinable
    @inline(__always)
    func apply<Action: Sendable>(_ event: (inout State) -> Action, to box: inout Slots.Box) -> Action {
        event(&box.state)
    }

    /// Nobody waits for the key.
    @usableFromInline
    func add<Action: Sendable>(_ event: (inout State) -> Action, to all: inout Slots.State) -> Action {
        let box = Slots.Box(slots.policy)
        box.state.closure = all.closure
        let action = event(&box.state)
        if !box.state.isUnused { all.boxes[key] = box }
        return action
    }
}
