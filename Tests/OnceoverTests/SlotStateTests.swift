import Testing

@testable import Onceover

/// Who waits in a slot that calls share, by hand: no task, no thread. Calls are numbers, turns are letters.
@Suite struct SlotStateTests {
    private typealias State = SlotState<Int, String>

    /// A slot in which call 1 waits.
    private func busy(joins: Bool) -> State {
        var state = State(joins: joins)
        if case .start = state.enter(1, makeTurn: { nil }) { return state }
        Issue.record("an empty slot refused a call")
        return state
    }

    private func takeAll(_ state: inout State) -> [Int] {
        guard let taken = state.take() else { return [] }
        return [taken.answer] + taken.joined
    }

    @Test func anAnswerIsTakenOnce() {
        var state = busy(joins: false)
        let taken = [takeAll(&state), takeAll(&state)]
        #expect(taken == [[1], []])
    }

    @Test func joinAnswersAll() {
        var state = busy(joins: true)
        guard case .awaitAnswer = state.enter(2, makeTurn: { "a" }) else { fatalError("not joined") }
        let taken = [takeAll(&state), takeAll(&state)]
        #expect(taken == [[1, 2], []])
    }

    @Test func whenTheFirstOfAJoinLeavesTheOthersStay() {
        var state = busy(joins: true)
        _ = state.enter(2, makeTurn: { nil })
        guard case .endAnswer(next: nil) = state.leave(1) else { fatalError("it was not there") }
        let taken = takeAll(&state)
        #expect(taken == [2])
    }

    @Test func oneThatHasJoinedLeavesAlone() {
        var state = busy(joins: true)
        _ = state.enter(2, makeTurn: { nil })
        guard case .endAnswer(next: nil) = state.leave(2) else { fatalError("it was not there") }
        let taken = takeAll(&state)
        #expect(taken == [1])
    }

    @Test func queueAnswersInTheOrderOfArrival() {
        var state = busy(joins: false)
        _ = state.enter(2, makeTurn: { nil })
        _ = state.enter(3, makeTurn: { nil })
        let taken = [takeAll(&state), takeAll(&state), takeAll(&state), takeAll(&state)]
        #expect(taken == [[1], [2], [3], []])
    }

    @Test func anAnswerBeforeTheTurnBeginsIsStale() {
        var state = busy(joins: false)
        guard case .awaitTurn("a") = state.enter(2, makeTurn: { "a" }) else { fatalError("not queued") }
        let first = state.take()
        #expect(first?.next == "a")
        let early = takeAll(&state)
        #expect(early == [], "the work of the second call has not begun")
        let begins = state.begin(2)
        #expect(begins)
        let answered = takeAll(&state)
        #expect(answered == [2])
    }

    @Test func leavingPassesTheTurnOn() {
        var state = busy(joins: false)
        _ = state.enter(2, makeTurn: { "a" })
        guard case .endAnswer(next: "a") = state.leave(1) else { fatalError("the turn was not passed on") }
        guard case .endAnswer(next: nil) = state.leave(2) else { fatalError("it was not there") }
        let begins = state.begin(2)
        #expect(!begins, "it left after its turn had come")
        guard case .start = state.enter(3, makeTurn: { nil }) else { fatalError("not free") }
    }

    @Test func whoLeavesTheQueueHasNoTurnAnyMore() {
        var state = busy(joins: false)
        _ = state.enter(2, makeTurn: { "a" })
        guard case .endTurn("a") = state.leave(2) else { fatalError("it was not in the queue") }
        let taken = state.take()
        #expect(taken?.answer == 1 && taken?.next == nil)
    }

    @Test func whoIsTakenOutCannotLeave() {
        var state = busy(joins: true)
        _ = state.enter(2, makeTurn: { nil })
        _ = state.take()
        for call in 1...2 {
            guard case .nothing = state.leave(call) else { fatalError("call \(call) was still there") }
        }
    }
}
