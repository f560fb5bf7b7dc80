import Synchronization

/// A record, and behind it the waiter and the outcome, in one piece of memory.
///
/// Those are safe without a lock: only the winner of the claim writes the outcome, before it publishes; only the waiter
/// writes `waiter`, before it suspends; each is read after the atomic step that follows its write. They are not in the
/// record, because to write one part of a structure is to write all of it, and others read the record meanwhile.
extension PendingOutcome where Success: ~Copyable {
    @usableFromInline typealias Waiter = UnsafeContinuation<Void, Never>
    @usableFromInline typealias Outcome = Result<Success, Failure>

    /// Nothing until the waiter suspends.
    @inlinable var waiter: UnsafeMutablePointer<Waiter> {
        UnsafeMutableRawPointer(record + 1).alignedUp(for: Waiter.self).assumingMemoryBound(to: Waiter.self)
    }

    /// Nothing unless `hasOutcome`.
    @inlinable var outcome: UnsafeMutablePointer<Outcome> {
        UnsafeMutableRawPointer(waiter + 1).alignedUp(for: Outcome.self).assumingMemoryBound(to: Outcome.self)
    }

    /// With whatever is lost between the parts to their alignment.
    @inlinable static var size: Int {
        MemoryLayout<Record>.stride + MemoryLayout<Waiter>.stride + MemoryLayout<Waiter>.alignment
            + MemoryLayout<Outcome>.stride + MemoryLayout<Outcome>.alignment
    }
}

extension PendingOutcome where Success: ~Copyable {
    /// A new wait, for an owner.
    @inlinable
    init(_ record: consuming Record) {
        let memory: UnsafeMutableRawPointer
        if Self.size <= WaitMemory.blockSize {
            record.isBlock = true
            (memory, record.thread) = WaitMemory.takeBlock()
        } else {
            memory = .allocate(byteCount: Self.size, alignment: MemoryLayout<Record>.alignment)
        }
        self.init(memory.bindMemory(to: Record.self, capacity: 1))
        self.record.initialize(to: record)
    }

    /// The outcome of a wait that is over.
    @inlinable
    func take() -> Outcome {
        _ = record.pointee.hasOutcome.load(ordering: .acquiring)
        record.pointee.hasOutcome.store(false, ordering: .relaxed)
        return outcome.move()
    }

    /// The handle goes.
    @inlinable
    @inline(__always)
    func letGo() {
        if record.pointee.state.attempt({ $0.leaveAnswered() }) { return }
        dropAndLeave()
    }

    @usableFromInline
    func dropAndLeave() {
        drop()
        leave()
    }

    /// An owner goes.
    @inlinable
    @inline(__always)
    func leave() {
        guard record.pointee.state.apply({ $0.leave() }) else { return }
        if record.pointee.hasOutcome.load(ordering: .acquiring) { outcome.deinitialize(count: 1) }
        let isBlock = record.pointee.isBlock
        record.deinitialize(count: 1)
        if isBlock { WaitMemory.giveBack(record) } else { record.deallocate() }
    }
}
