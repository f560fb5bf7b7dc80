/// Who waits in a slot that calls share, as a pure value: each event returns what its caller has to do, outside the
/// lock.
///
/// An `Answer` is what a waiting call will be resumed with; a `Turn` tells a call in the queue to start its work. Whoever
/// takes one of them out is the only one who ends its wait.
@usableFromInline
struct SlotState<Answer: Equatable, Turn> {
    @usableFromInline
    enum Occupant {
        case nobody
        /// Its turn has come, but its work has not begun: an answer that comes now is an older call's.
        case starting(Answer)
        case waiting(Answer)
    }

    /// Whether a call gets what an earlier one gets; if not, it waits for its turn.
    @usableFromInline let joins: Bool
    @usableFromInline var occupant = Occupant.nobody
    @usableFromInline var joined: [Answer] = []
    @usableFromInline var queue: [(answer: Answer, turn: Turn?)] = []

    @inlinable
    init(joins: Bool) { self.joins = joins }
}

extension SlotState {
    @usableFromInline
    enum EnterAction {
        case start
        case awaitTurn(Turn)
        case awaitAnswer
    }

    /// A call comes. `makeTurn` is asked if it has to queue; without a turn it has no work to start, so it is ready as soon
    /// as it is first.
    @inlinable
    mutating func enter(_ answer: Answer, makeTurn: () -> Turn?) -> EnterAction {
        guard case .nobody = occupant else { return enterBusy(answer, makeTurn: makeTurn) }
        occupant = .waiting(answer)
        return .start
    }

    @inlinable
    mutating func enterBusy(_ answer: Answer, makeTurn: () -> Turn?) -> EnterAction {
        if joins {
            joined.append(answer)
            return .awaitAnswer
        }
        let turn = makeTurn()
        queue.append((answer, turn))
        return turn.map(EnterAction.awaitTurn) ?? .awaitAnswer
    }

    /// A call whose turn has come begins its work. False: it has been taken out meanwhile, and begins nothing.
    @inlinable
    mutating func begin(_ answer: Answer) -> Bool {
        guard case .starting(answer) = occupant else { return false }
        occupant = .waiting(answer)
        return true
    }
}

extension SlotState {
    /// The call that waited, those that joined it, and the call whose turn comes next.
    @usableFromInline
    struct TakeAction {
        @usableFromInline let answer: Answer
        @usableFromInline let joined: [Answer]
        @usableFromInline let next: Turn?

        @inlinable
        init(_ answer: Answer, joined: [Answer], next: Turn?) {
            self.answer = answer
            self.joined = joined
            self.next = next
        }
    }

    /// An answer comes. Nil: nobody waits for one.
    @inlinable
    mutating func take() -> TakeAction? {
        guard case .waiting(let answer) = occupant else { return nil }
        // An empty list may have room that it shares with its copies; outside the lock, nobody shares this one.
        var others: [Answer] = []
        if !joined.isEmpty { swap(&others, &joined) }
        return TakeAction(answer, joined: others, next: promote())
    }

    @inlinable
    mutating func promote() -> Turn? {
        if queue.isEmpty {
            occupant = .nobody
            return nil
        }
        let next = queue.removeFirst()
        occupant = next.turn == nil ? .waiting(next.answer) : .starting(next.answer)
        return next.turn
    }
}
