/// Who waits in a slot, as a pure value: each event returns what its caller has to do, outside the lock.
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

    @usableFromInline let policy: SlotPolicy
    @usableFromInline var occupant = Occupant.nobody
    @usableFromInline var joined: [Answer] = []
    @usableFromInline var queue: [(answer: Answer, turn: Turn?)] = []

    @inlinable
    init(_ policy: SlotPolicy) { self.policy = policy }
}

extension SlotState {
    @usableFromInline
    enum EnterAction {
        case start
        /// Interrupt these, then start.
        case replace(Answer?)
        case awaitTurn
        case awaitAnswer
        case refuse
    }

    /// A call comes. Without a `turn` it has no work to start, so in a queue it is ready as soon as it is first.
    @inlinable
    mutating func enter(_ answer: Answer, turn: Turn?) -> EnterAction {
        guard case .nobody = occupant else { return enterBusy(answer, turn: turn) }
        occupant = .waiting(answer)
        return .start
    }

    @usableFromInline
    mutating func enterBusy(_ answer: Answer, turn: Turn?) -> EnterAction {
        switch policy {
        case .reject:
            return .refuse
        case .join:
            joined.append(answer)
            return .awaitAnswer
        case .queue:
            queue.append((answer, turn))
            return turn == nil ? .awaitAnswer : .awaitTurn
        case .replace:
            defer { occupant = .waiting(answer) }
            if case .waiting(let earlier) = occupant { return .replace(earlier) }
            return .start
        }
    }

    /// A call whose turn has come begins its work.
    @usableFromInline
    mutating func begin(_ answer: Answer) {
        if case .starting(answer) = occupant { occupant = .waiting(answer) }
    }
}

extension SlotState {
    @usableFromInline
    enum TakeAction {
        case nobody
        case one(Answer)
        /// Others joined the call, or wait for their turn: the next one is to be woken, so that it starts its work.
        case several([Answer], turn: Turn?)
    }

    /// An answer comes. Whoever gets it has left the slot by then, so none can be given twice.
    @inlinable
    mutating func take() -> TakeAction {
        guard case .waiting(let answer) = occupant else { return .nobody }
        if joined.isEmpty && queue.isEmpty {
            occupant = .nobody
            return .one(answer)
        }
        return takeSeveral(answer)
    }

    @usableFromInline
    mutating func takeSeveral(_ answer: Answer) -> TakeAction {
        let answers = [answer] + joined
        joined = []
        return .several(answers, turn: promote())
    }

    @usableFromInline
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
    @usableFromInline
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
