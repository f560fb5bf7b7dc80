import Synchronization

/// A record, behind it the waiter, and behind that the outcome, in one piece of memory.
///
/// The last two are safe without a lock: only the winner of the claim writes `outcome`, before it publishes; only the
/// waiter writes `waiter`, before it suspends; each is read after the atomic step that follows its write. They are not in
/// the record, because to write one part of a structure is to write all of it, and others read the record meanwhile.
extension PendingOutcome {
    @usableFromInline typealias Waiter = UnsafeContinuation<Void, Never>?
    @usableFromInline typealias Outcome = Result<Success, Failure>?

    @inlinable var waiter: UnsafeMutablePointer<Waiter> {
        UnsafeMutableRawPointer(record + 1).alignedUp(for: Waiter.self).assumingMemoryBound(to: Waiter.self)
    }

    @inlinable var outcome: UnsafeMutablePointer<Outcome> {
        UnsafeMutableRawPointer(waiter + 1).alignedUp(for: Outcome.self).assumingMemoryBound(to: Outcome.self)
    }

    /// Whatever is lost between the parts to their alignment.
    @inlinable static var size: Int {
        MemoryLayout<Record>.stride + MemoryLayout<Waiter>.stride + MemoryLayout<Waiter>.alignment
            + MemoryLayout<Outcome>.stride + MemoryLayout<Outcome>.alignment
    }

    /// A new wait, for an owner.
    @inlinable
    init(_ record: consuming Record) {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.size, alignment: MemoryLayout<Record>.alignment)
        self.init(memory.bindMemory(to: Record.self, capacity: 1))
        self.record.initialize(to: record)
        waiter.initialize(to: nil)
        outcome.initialize(to: nil)
    }

    /// An owner goes. If it is the last and nobody has taken the outcome, that dies too.
    @inlinable
    @inline(__always)
    func leave() {
        guard record.pointee.state.apply({ $0.leave() }) else { return }
        outcome.pointee = nil
        free()
    }

    /// As `leave`, for an owner that is the last only when the outcome has been taken. Where the types are not known, to
    /// look for one costs more than all the rest.
    @inlinable
    @inline(__always)
    func leaveEmpty() {
        if record.pointee.state.apply({ $0.leave() }) { free() }
    }

    @inlinable
    @inline(__always)
    func free() {
        record.deinitialize(count: 1)
        UnsafeMutableRawPointer(record).deallocate()
    }
}
