import OnceoverControlFlow
import OnceoverSymbols

extension Assumption {
    /// `guard state == .idle else { throw Busy() }; state = .busy; waiting = continuation`
    static let stateRefusesSecondCall = Assumption(
        "state-refuses-second-call", .slot, .demotes,
        AssumptionPage(
            takes: "A method that tests and sets another property of its object is assumed to refuse a second call.",
            why: "The second call finds the property changed and takes another way.",
            example: """
                func start() async {
                    guard !isRunning else { return }
                    isRunning = true
                    await withCheckedContinuation { waiting = $0 }
                }
                """,
            stillFound: "A flag that another method of the type resets without a word to the one that waits.",
            costs: "A state that changes back before the first call is answered."),
        applies: { $0.overwrites(\.isRefusedByState) })
}

extension StepCase {
    fileprivate var isRefusedByState: Bool {
        if isHandler && asksWhoWaits { return false }
        let state = state
        return !state.isEmpty && !LoweredFlag(body: body, context: context).isAmong(state)
    }
}
