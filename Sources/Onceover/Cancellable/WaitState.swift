import Synchronization

/// The life of one wait, as a pure value that fits in an atomic word. Each event returns what its caller has to do.
///
/// An outcome is *claimed* by the first to bring one, then *stored*; the waiter may *suspend* before, between or after
/// the two. Claiming and storing are apart because an outcome of any size cannot be written in one atomic step.
@usableFromInline
struct WaitState: RawRepresentable, AtomicRepresentable, Hashable, Sendable {
    /// The low byte: what has happened. The rest: how many owners there are beyond the first.
    @usableFromInline var rawValue: UInt32

    @inlinable
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// There is no outcome yet, and no task is suspended. One owner.
    @inlinable static var open: Self { Self(rawValue: 0) }
    @inlinable static var suspended: Self { Self(rawValue: 1) }
    @inlinable static var claimed: Self { Self(rawValue: 2) }
    @inlinable static var interrupted: Self { Self(rawValue: 4) }
    @inlinable static var stored: Self { Self(rawValue: 8) }
    @inlinable static var observed: Self { Self(rawValue: 16) }
    /// The handle went without an answer before the waiter slept.
    @inlinable static var abandoned: Self { Self(rawValue: 32) }

    @inlinable
    func has(_ flag: Self) -> Bool { rawValue & flag.rawValue != 0 }

    @inlinable
    mutating func insert(_ flag: Self) { rawValue |= flag.rawValue }
}

extension WaitState {
    /// What brings an outcome: a callback, or code that ends the wait without one.
    @usableFromInline
    enum Claimant: Hashable, Sendable { case callback, interruption }

    @usableFromInline
    enum ClaimAction: Equatable, Sendable {
        /// Write the outcome, then publish it, or wake the waiter if it sleeps. There may be handlers to take.
        case store(wake: Bool, handlers: Bool)
        /// An earlier claim stands.
        case refuse(Claimant)
    }

    @inlinable
    mutating func claim(by claimant: Claimant) -> ClaimAction {
        if has(.claimed) { return .refuse(has(.interrupted) ? .interruption : .callback) }
        insert(.claimed)
        if claimant == .interruption { insert(.interrupted) }
        return .store(wake: has(.suspended), handlers: has(.observed))
    }

    /// A callback claims the outcome for a waiter that sleeps and has no handlers. False: it is not so.
    @inlinable
    mutating func claimAsleep() -> Bool {
        let flags = rawValue & (Self.suspended.rawValue | Self.claimed.rawValue | Self.observed.rawValue)
        if flags != Self.suspended.rawValue { return false }
        insert(.claimed)
        return true
    }

    /// True: the waiter is suspended, and the caller has to wake it.
    @inlinable
    mutating func publish() -> Bool {
        insert(.stored)
        return has(.suspended)
    }
}

extension WaitState {
    @usableFromInline
    enum SuspendAction: Equatable, Sendable {
        /// The code that publishes the outcome wakes the waiter.
        case sleep
        /// The outcome is there.
        case proceed
        /// No answer can come any more: the waiter has claimed the outcome, and reports the loss itself.
        case lose(handlers: Bool)
    }

    @inlinable
    mutating func suspend() -> SuspendAction {
        if has(.stored) { return .proceed }
        if has(.abandoned) && !has(.claimed) {
            insert(.claimed)
            return .lose(handlers: has(.observed))
        }
        insert(.suspended)
        return .sleep
    }

    /// The handle goes. A waiter that does not sleep yet finds out by itself: it may have been cancelled, which does
    /// not count as a loss. Nil: there is nothing to do.
    @inlinable
    mutating func abandon() -> ClaimAction? {
        if has(.claimed) { return nil }
        if has(.suspended) { return claim(by: .callback) }
        insert(.abandoned)
        return nil
    }

    @usableFromInline
    enum RegisterAction: Equatable, Sendable { case keep, runNow, discard }

    /// A handler wants to know of an interruption.
    @inlinable
    mutating func register() -> RegisterAction {
        guard has(.claimed) else {
            insert(.observed)
            return .keep
        }
        return has(.interrupted) ? .runNow : .discard
    }
}
