/// The side of a slot that answers. When its last reference is gone, no answer can come any more: the calls that wait,
/// and later ones, throw an ``Interruption`` with reason `dropped`.
///
/// Use it if the owner of the slot waits in the slot. The waiting task keeps the owner alive, and so the slot. The code
/// that calls back keeps the source instead.
///
/// ```swift
/// let (slot, source) = ContinuationSlot.makeSlot(of: Location.self, whenBusy: .queue)
/// let locate = { try await slot.wait { manager.requestLocation() } }
/// let didUpdate = { source.resume(returning: $0) }
/// ```
public final class SlotSource<Value: Sendable, Failure: Error>: Sendable {
    private let slot: ContinuationSlot<Value, Failure>

    init(_ slot: ContinuationSlot<Value, Failure>) { self.slot = slot }

    deinit { slot.interruptAll(.interruption(.dropped), closing: true) }

    /// Answers the call that waits, and those that joined it. See ``ContinuationSlot/resume(with:)``.
    ///
    /// ```swift
    /// let (slot, source) = ContinuationSlot.makeSlot(of: Int.self, whenBusy: .queue)
    /// let answer = try await slot.wait { source.resume(with: .success(1)) }
    /// ```
    @discardableResult
    public func resume(with result: Result<Value, Failure>) -> Bool { slot.resume(with: result) }

    /// Answers with a value. See ``ContinuationSlot/resume(with:)``.
    ///
    /// ```swift
    /// let (slot, source) = ContinuationSlot.makeSlot(of: Int.self, whenBusy: .queue)
    /// let answer = try await slot.wait { source.resume(returning: 1) }
    /// ```
    @discardableResult
    public func resume(returning value: Value) -> Bool { slot.resume(returning: value) }

    /// Answers with an error. See ``ContinuationSlot/resume(with:)``.
    ///
    /// ```swift
    /// let (slot, source) = ContinuationSlot.makeSlot(of: Int.self, whenBusy: .queue)
    /// manager.onFailure = { source.resume(throwing: $0) }
    /// ```
    @discardableResult
    public func resume(throwing error: Failure) -> Bool { slot.resume(throwing: error) }
}

extension ContinuationSlot where Failure == any Error {
    /// An empty slot, and its one side that answers.
    ///
    /// ```swift
    /// let (slot, source) = ContinuationSlot.makeSlot(of: Int.self, whenBusy: .queue)
    /// let answer = try await slot.wait { source.resume(returning: 1) }
    /// ```
    public static func makeSlot(
        of type: Value.Type = Value.self, whenBusy policy: SlotPolicy
    ) -> (slot: ContinuationSlot, source: SlotSource<Value, Failure>) {
        let slot = ContinuationSlot(whenBusy: policy)
        return (slot, SlotSource(slot))
    }
}
