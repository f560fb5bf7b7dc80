/// The calls that wait in a slot, as a pure value: each event returns what its caller has to do, outside the lock.
///
/// A waiting call is resumed with its `Call`. A `Turn` tells a call in the line to start its work. A `Stop` stops work
/// that no call needs any more. No call starts until it has run. Only the code that takes one of them out of the state
/// may use it.
@usableFromInline
struct SlotState<Call: Equatable & Sendable, Turn: Sendable, Stop: Sendable, Closure: Sendable>: Sendable {
    /// What is being done for the calls that wait.
    @usableFromInline
    enum Work: Sendable {
        /// Nothing: the slot is free, or the calls that wait have started nothing.
        case none
        /// The call's turn has come, but it has not begun: an answer that comes now is an older call's.
        case due(Call)
        /// The call runs its `start`.
        case starting(Call)
        /// `start` has returned.
        case running
        /// No call waits any more, but the last one still runs its `start`. It stops its work itself.
        case abandoned(Call)
        /// No call waits any more, and `stop` is running.
        case stopping
    }

    /// A call that has to wait for its turn, or, without one, for the answer to its own group.
    @usableFromInline
    struct Waiting: Sendable {
        let call: Call
        let turn: Turn?
    }

    @usableFromInline let policy: SlotPolicy
    @usableFromInline var work = Work.none
    @usableFromInline var stop: Stop?
    /// The calls that the next answer is for. There are others only if they join.
    @usableFromInline var first: Call?
    @usableFromInline var others: [Call] = []
    /// The calls that come behind, in order. One without a turn has no work to start.
    @usableFromInline var line: [Waiting] = []
    /// What calls get that come after the end.
    @usableFromInline var closure: Closure?

    @inlinable
    init(_ policy: SlotPolicy) { self.policy = policy }

    /// Whether a call can begin at once.
    @inlinable var isFree: Bool {
        guard first == nil, case .none = work else { return false }
        return true
    }

    /// Whether everything is as it was in the beginning.
    @inlinable var isUnused: Bool { isFree && line.isEmpty }
}

extension SlotState {
    /// The effect of an answer: the calls that get it, and the call whose turn is next. Nil if no call waits for it.
    @usableFromInline
    struct TakeAction: Sendable {
        @usableFromInline let first: Call
        @usableFromInline let others: [Call]
        @usableFromInline let next: Turn?
        /// Destroyed outside the lock: it may hold what calls back.
        @usableFromInline let stop: Stop?

        @inlinable
        init(_ first: Call, others: [Call], next: Turn?, stop: Stop?) {
            self.first = first
            self.others = others
            self.next = next
            self.stop = stop
        }
    }

    /// The answer of a call that is alone in the slot and has nothing to let go of: by far the most frequent.
    @inlinable
    @inline(__always)
    mutating func takeAlone() -> Call? {
        guard case .running = work, stop == nil, others.isEmpty, line.isEmpty else { return nil }
        work = .none
        return first.take()
    }

    @usableFromInline
    mutating func take() -> TakeAction? {
        if let call = takeAlone() { return TakeAction(call, others: [], next: nil, stop: nil) }
        if case .due = work { return nil }
        guard let answered = first else { return nil }
        // An empty list may have room that it shares with its copies; outside the lock, nobody shares this one.
        var joined: [Call] = []
        if !others.isEmpty { swap(&joined, &others) }
        let stop = stop.take()
        first = nil
        work = .none
        return TakeAction(answered, others: joined, next: line.isEmpty ? nil : promote(), stop: stop)
    }

    /// The call's own `start` has failed: that is the answer, unless one came before.
    @usableFromInline
    mutating func take(answering call: Call) -> TakeAction? {
        first == call || others.contains(call) ? take() : nil
    }

    /// The first of the line comes into the free slot. Returned: a turn, for the call to begin.
    @usableFromInline
    mutating func promote() -> Turn? {
        while !line.isEmpty, isFree || policy == .join {
            let next = line.removeFirst()
            if let turn = next.turn {
                work = .due(next.call)
                return turn
            }
            append(next.call)
        }
        return nil
    }

    @inlinable
    mutating func append(_ call: Call) {
        if first == nil { first = call } else { others.append(call) }
    }
}

extension SlotState: Equatable, Hashable
where Call: Hashable, Turn: Hashable, Stop: Hashable, Closure: Hashable {}
extension SlotState.Work: Equatable, Hashable where Call: Hashable {}
extension SlotState.Waiting: Equatable, Hashable where Call: Hashable, Turn: Hashable {}
