import Synchronization
import Testing

@testable import Onceover

/// The state machine of one wait, by hand: no task, no thread.
@Suite final class WaitStateTests {
    var state = WaitState.open

    private func claim(by claimant: WaitState.Claimant) -> WaitState.ClaimAction { state.claim(by: claimant) }
    private func publish() -> Bool { state.publish() }
    private func suspend() -> Bool { state.suspend() == .sleep }
    private func register() -> WaitState.RegisterAction { state.register() }
    private func leave() -> Bool { state.leave() }
    private func claimAsleep() -> Bool { state.claimAsleep() }
    private func leaveAnswered() -> Bool { state.leaveAnswered() }

    @Test func aClaimIsStoredThenPublishedToNobody() {
        #expect(claim(by: .callback) == .store(wake: false, handlers: false))
        #expect(!state.has(.stored))
        #expect(!publish())
        #expect(state.has(.stored))
    }

    @Test func theSecondClaimIsRefusedInTheNameOfTheFirst() {
        _ = claim(by: .callback)
        #expect(claim(by: .callback) == .refuse(.callback))
        #expect(claim(by: .interruption) == .refuse(.callback))
    }

    @Test func anAnswerAfterAnInterruptionIsRefusedInItsName() {
        _ = claim(by: .interruption)
        #expect(claim(by: .callback) == .refuse(.interruption))
    }

    @Test func aSleepingWaiterIsWokenByTheClaim() {
        #expect(suspend())
        #expect(claim(by: .callback) == .store(wake: true, handlers: false))
    }

    @Test func aWaiterThatComesBetweenClaimAndPublishIsWokenByThePublisher() {
        _ = claim(by: .callback)
        #expect(suspend())
        #expect(publish())
    }

    @Test func aWaiterThatComesLateDoesNotSleep() {
        _ = claim(by: .callback)
        _ = publish()
        #expect(!suspend())
    }

    @Test func handlersAreKeptForAnInterruption() {
        #expect(register() == .keep)
        #expect(claim(by: .interruption) == .store(wake: false, handlers: true))
        #expect(register() == .runNow)
    }

    @Test func handlersAreDiscardedAfterAnAnswer() {
        #expect(register() == .keep)
        #expect(claim(by: .callback) == .store(wake: false, handlers: true))
        #expect(register() == .discard)
    }

    @Test func aCallbackClaimsForASleeperWithoutHandlersInOneTry() {
        #expect(!claimAsleep())
        _ = suspend()
        #expect(claimAsleep())
        #expect(!claimAsleep())
        #expect(claim(by: .interruption) == .refuse(.callback))
    }

    @Test func aSleeperWithHandlersIsNotClaimedSo() {
        _ = register()
        _ = suspend()
        #expect(!claimAsleep())
        #expect(claim(by: .callback) == .store(wake: true, handlers: true))
    }

    @Test func aWaiterWhoseHandleIsGoneFindsOutBeforeItSleeps() {
        let abandoned = state.abandon()
        #expect(abandoned == nil)
        let action = state.suspend()
        #expect(action == .lose(handlers: false))
        #expect(claim(by: .callback) == .refuse(.callback))
    }

    @Test func aCancellationComesBeforeTheLoss() {
        _ = state.abandon()
        #expect(claim(by: .interruption) == .store(wake: false, handlers: false))
        _ = publish()
        #expect(!suspend())
    }

    @Test func theHandleLeavesSoOnlyAfterAnAnswerAndBeforeTheCall() {
        state = .openForTwo
        #expect(!leaveAnswered())
        _ = claim(by: .callback)
        #expect(leaveAnswered())
        #expect(state.hasOneOwner)
        #expect(!leaveAnswered())
    }

    @Test func theLastOwnerFreesAndTheOthersDoNot() {
        state = .openForTwo
        state.join()
        #expect(!leave())
        #expect(!leave())
        #expect(state.hasOneOwner)
        #expect(leave())
    }

    @Test func whatHappensDoesNotChangeTheOwnersNorTheyWhatHappens() {
        state = .openForTwo
        #expect(claim(by: .interruption) == .store(wake: false, handlers: false))
        #expect(!state.hasOneOwner)
        #expect(!leave())
        #expect(state.has(.claimed) && state.has(.interrupted) && !state.has(.stored))
    }

    @Test func anEventThatDoesNotApplyLeavesTheAtomicWordAlone() {
        let word = Atomic<WaitState>(.open)
        let applies = word.attempt { $0.claimAsleep() }
        #expect(!applies)
        #expect(word.load(ordering: .relaxed) == .open)
    }

    @Test func anAtomicWordTakesEachEventOnce() {
        let word = Atomic<WaitState>(.open)
        #expect(word.apply { $0.claim(by: .callback) } == .store(wake: false, handlers: false))
        #expect(word.apply { $0.claim(by: .callback) } == .refuse(.callback))
        #expect(word.load(ordering: .relaxed) == .claimed)
    }
}
