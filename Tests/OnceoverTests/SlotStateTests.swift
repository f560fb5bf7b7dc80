import Testing

@testable import Onceover

private final class Token {}

/// Who waits in a slot, by hand: no task, no thread.
@Suite struct SlotStateTests {
    private typealias State = SlotState<Token, Token>
    private let first = Token()
    private let second = Token()
    private let third = Token()
    private let turn = Token()

    /// What is taken, in whichever way it is told.
    private struct Taken {
        let answers: [Token]
        let turn: Token?
        var first: Token? { answers.first }

        init?(_ state: inout State) {
            switch state.take() {
            case .nobody: return nil
            case .one(let answer): (answers, turn) = ([answer], nil)
            case .several(let several, let next): (answers, turn) = (several, next)
            }
        }
    }

    private func busy(_ policy: SlotPolicy) -> State {
        var state = State(policy)
        guard case .start = state.enter(first, turn: nil) else {
            Issue.record("an empty slot refused a call")
            return state
        }
        return state
    }

    @Test func anAnswerIsTakenOnce() {
        var state = busy(.reject)
        let taken = Taken(&state)
        #expect(taken?.first === first)
        let rest = Taken(&state)
        #expect(rest?.first == nil)
    }

    @Test func rejectRefusesAndKeepsTheFirst() {
        var state = busy(.reject)
        guard case .refuse = state.enter(second, turn: nil) else { fatalError("not refused") }
        let taken = Taken(&state)
        #expect(taken?.first === first)
    }

    @Test func replaceGivesBackTheFirst() {
        var state = busy(.replace)
        guard case .replace(let earlier) = state.enter(second, turn: nil) else {
            fatalError("not replaced")
        }
        #expect(earlier === first)
        let taken = Taken(&state)
        #expect(taken?.first === second)
    }

    @Test func joinAnswersAll() {
        var state = busy(.join)
        guard case .awaitAnswer = state.enter(second, turn: nil) else { fatalError("not joined") }
        let taken = Taken(&state)
        #expect(taken?.first === first)
        #expect(taken?.answers.last === second)
        let rest = Taken(&state)
        #expect(rest?.first == nil)
    }

    @Test func whenTheFirstOfAJoinLeavesTheOthersStay() {
        var state = busy(.join)
        _ = state.enter(second, turn: nil)
        let next = state.leave(first)
        #expect(next == nil)
        let taken = Taken(&state)
        #expect(taken?.first === second)
    }

    @Test func queueAnswersInTheOrderOfArrival() {
        var state = busy(.queue)
        _ = state.enter(second, turn: nil)
        _ = state.enter(third, turn: nil)
        let order = [Taken(&state)?.first, Taken(&state)?.first, Taken(&state)?.first]
        #expect(order[0] === first && order[1] === second && order[2] === third)
        let rest = Taken(&state)
        #expect(rest?.first == nil)
    }

    @Test func anAnswerBeforeTheTurnBeginsIsStale() {
        var state = busy(.queue)
        guard case .awaitTurn = state.enter(second, turn: turn) else { fatalError("not queued") }
        let taken = Taken(&state)
        #expect(taken?.turn === turn)
        let early = Taken(&state)
        #expect(early?.first == nil, "the work of the second call has not begun")
        state.begin(second)
        let answered = Taken(&state)
        #expect(answered?.first === second)
    }

    @Test func leavingPassesTheTurnOn() {
        var state = busy(.queue)
        _ = state.enter(second, turn: turn)
        let given = state.leave(first)
        #expect(given === turn)
        let next = state.leave(second)
        #expect(next == nil)
        guard case .start = state.enter(third, turn: nil) else { fatalError("not free") }
    }
}
