import Testing

@testable import Onceover

private final class Token {}

/// Who waits in a slot that calls share, by hand: no task, no thread.
@Suite struct SlotStateTests {
    private typealias State = SlotState<Token, Token>
    private let first = Token()
    private let second = Token()
    private let third = Token()
    private let turn = Token()

    private func busy(joins: Bool) -> State {
        var state = State(joins: joins)
        guard case .start = state.enter(first, turn: nil) else {
            Issue.record("an empty slot refused a call")
            return state
        }
        return state
    }

    @Test func anAnswerIsTakenOnce() {
        var state = busy(joins: false)
        let taken = state.take()
        #expect(taken.answers.first === first)
        let rest = state.take()
        #expect(rest.answers.isEmpty)
    }

    @Test func joinAnswersAll() {
        var state = busy(joins: true)
        guard case .awaitAnswer = state.enter(second, turn: nil) else { fatalError("not joined") }
        let taken = state.take()
        #expect(taken.answers.first === first)
        #expect(taken.answers.last === second)
        let rest = state.take()
        #expect(rest.answers.isEmpty)
    }

    @Test func whenTheFirstOfAJoinLeavesTheOthersStay() {
        var state = busy(joins: true)
        _ = state.enter(second, turn: nil)
        let next = state.leave(first)
        #expect(next == nil)
        let taken = state.take()
        #expect(taken.answers.first === second)
    }

    @Test func queueAnswersInTheOrderOfArrival() {
        var state = busy(joins: false)
        _ = state.enter(second, turn: nil)
        _ = state.enter(third, turn: nil)
        let order = [state.take().answers.first, state.take().answers.first, state.take().answers.first]
        #expect(order[0] === first && order[1] === second && order[2] === third)
        let rest = state.take()
        #expect(rest.answers.isEmpty)
    }

    @Test func anAnswerBeforeTheTurnBeginsIsStale() {
        var state = busy(joins: false)
        guard case .awaitTurn = state.enter(second, turn: turn) else { fatalError("not queued") }
        let taken = state.take()
        #expect(taken.turn === turn)
        let early = state.take()
        #expect(early.answers.isEmpty, "the work of the second call has not begun")
        state.begin(second)
        let answered = state.take()
        #expect(answered.answers.first === second)
    }

    @Test func leavingPassesTheTurnOn() {
        var state = busy(joins: false)
        _ = state.enter(second, turn: turn)
        let given = state.leave(first)
        #expect(given === turn)
        let next = state.leave(second)
        #expect(next == nil)
        guard case .start = state.enter(third, turn: nil) else { fatalError("not free") }
    }
}
