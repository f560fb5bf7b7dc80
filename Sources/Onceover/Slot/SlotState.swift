/// Who waits in a slot that calls share, as a pure value: each event returns what its caller has to do, outside the
/// lock.
///
/// An `Answer` is what a waiting call will be resumed with; a `Turn` tells a call in the queue to start its work.
@usableFromInline
struct SlotState<Answer: AnyObject, Turn: AnyObject> {
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
    enum EnterAction: Sendable {
        case start
        case awaitTurn
        case awaitAnswer
    }

    /// A call comes. Without a `turn` it has no work to start, so in a queue it is ready as soon as it is first.
    @inlinable
    mutating func enter(_ answer: Answer, turn: Turn?) -> EnterAction {
        guard case .nobody = occupant else { return enterBusy(answer, turn: turn) }
        occupant = .waiting(answer)
        return .start
    }

    @inlinable
    mutating func enterBusy(_ answer: Answer, turn: Turn?) -> EnterAction {
        if joins {
            joined.append(answer)
            return .awaitAnswer
        }
        queue.append((answer, turn))
        return turn == nil ? .awaitAnswer : .awaitTurn
    }

    /// A call whose turn has come begins its work.
    @inlinable
    mutating func begin(_ answer: Answer) {
        if case .starting(answer) = occupant { occupant = .waiting(answer) }
    }
}

extension SlotState {
    /// An answer comes, for the call that waits and those that joined it. The call whose turn comes next is to be told.
    /// Whoever gets the answer has left the slot by then, so none can be given twice.
    @inlinable
    mutating func take() -> (answers: [Answer], turn: Turn?) {
        guard case .waiting(let answer) = occupant else { return ([], nil) }
        let answers = [answer] + joined
        joined = []
        return (answers, promote())
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

    /// A call gives up waiting. O(*n*) in the calls that wait.
    @inlinable
    mutating func leave(_ answer: Answer) -> Turn? {
        joined.removeAll { $0 === answer }
        queue.removeAll { $0.answer === answer }
        switch occupant {
        case .waiting(answer), .starting(answer):
            if joined.isEmpty { return promote() }
            occupant = .waiting(joined.removeFirst())
        default: break
        }
        return nil
    }
}

/// Lets a `case` compare by identity.
@inlinable
func ~= <Object: AnyObject>(one: Object, other: Object) -> Bool { one === other }
