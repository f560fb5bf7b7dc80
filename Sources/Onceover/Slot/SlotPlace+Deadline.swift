extension SlotPlace {
    /// The whole stay of a call that has work to start, and a deadline.
    @inlinable
    @inline(__always)
    func wait<C: Clock>(
        until instant: C.Instant, in queue: DeadlineQueue<C>, onCancel: Stop?, isolation: isolated (any Actor)?,
        at location: SourceLocation, _ start: () throws(Failure) -> Void
    ) async throws(Failure) -> Value {
        if Task.isCancelled { throw interrupted(Interruption(.cancelled, at: location)) }
        let owned = OwnedCall(at: location, failure: interrupted)
        let call = owned.pending
        let deadline = SlotDeadline(at: instant, of: call, in: self)
        if let tells = withFreeState({ $0.enterFree(call, stop: onCancel) }) {
            begin(call, tells: tells, start)
        } else {
            let tells = try await enter(call, until: deadline, in: queue, onCancel: onCancel, isolation: isolation)
            if let tells { begin(call, tells: tells, start) }
        }
        if call.isStored { return try call.take().get() }
        queue.add(deadline)
        defer { queue.remove(deadline) }
        return try await answer(owned, isolation: isolation)
    }
}

extension SlotPlace {
    /// No deadline comes while the work is being started: it could not be stopped yet.
    @usableFromInline
    func enter<C: Clock>(
        _ call: Call, until deadline: Deadline<C.Instant>, in queue: DeadlineQueue<C>, onCancel: Stop?,
        isolation: isolated (any Actor)?
    ) async throws(Failure) -> Bool? {
        queue.add(deadline)
        defer { queue.remove(deadline) }
        return try await enter(call, onCancel: onCancel, isolation: isolation, at: call.location)
    }
}

/// The deadline of a call. It owns a share of the call: one that comes while it is being removed must not end another call
/// that has got the same memory.
@usableFromInline
final class SlotDeadline<Instant: Comparable & Sendable, Place: SlotPlace>: Deadline<Instant>, @unchecked Sendable {
    @usableFromInline let owned: Place.OwnedCall
    @usableFromInline let place: Place

    @inlinable
    init(at instant: Instant, of call: Place.Call, in place: Place) {
        owned = Place.OwnedCall(joining: call)
        self.place = place
        super.init(at: instant)
    }

    @usableFromInline
    override func expire() { place.leave(owned.pending, .deadlineExceeded) }
}
