import OnceoverControlFlow

extension Assumption {
    /// `guard !berth.hasResumed else { return }`: the code that sets such a property has discharged the obligation. A
    /// local variable is followed.
    static let flaggedSettled = Assumption(
        "flagged-settled", .path, .demotes,
        AssumptionPage(
            takes: "A property such as `hasResumed` or `isCancelled` is assumed to be true only after an answer.",
            why: """
                Code usually sets such a property where it calls the handler, and that place is often out of sight. \
                The same is assumed of a helper that does nothing once its object has such a property set.
                """,
            example: """
                func finish(_ berth: Berth, completion: @escaping () -> Void) {
                    guard !berth.hasResumed else { return }
                    berth.hasResumed = true
                    completion()
                }
                """,
            stillFound: "A local variable as the flag: Onceover follows where it is set.",
            costs: "Code that sets the property and does not call the handler."),
        applies: {
            $0.leaks { $0.isSaidToBeSettled || $0.isPastLatch || $0.isOfSettledHelpers } || $0.repeats(\.asksOthersFlag)
        })
}

extension LeakCase {
    fileprivate var isSaidToBeSettled: Bool {
        asked.contains { asked in
            guard asked.fact == .boolean(true), case .member = graph.terms[asked.term].kind else { return false }
            return FlagName.saysSettled(graph.terms[asked.term].name)
        }
    }

    /// `guard !gate.isCancelled else { return }`, if a discharge follows an answer of the same object, such as
    /// `gate.claim()`: the code that set the flag has claimed the answer.
    fileprivate var isPastLatch: Bool { isLetThrough(by: Set(asked.compactMap(latchThatIsOver))) }

    private func latchThatIsOver(_ asked: Constraint) -> String? {
        guard asked.fact == .boolean(true), case .member(let owner, let flag) = graph.terms[asked.term].kind,
            !graph.isSelf(owner), FlagName.saysOver(flag)
        else { return nil }
        return graph.terms[owner].name
    }

    /// Whether no path leaves the obligation where helpers are right that leave alone what is said to be settled.
    fileprivate var isOfSettledHelpers: Bool {
        guard let flow = exploration.flow.trustingHelpers else { return false }
        let trusting = Exploration(flow)
        return trusting.isComplete && trusting.leaks.isEmpty
    }
}

extension RepeatCase {
    /// `guard !berth.didResume else { return }` in front of the second one, where the object sets the flag itself. What the body
    /// sets is followed.
    fileprivate var asksOthersFlag: Bool {
        exploration.edges(along: repeated.path).flatMap(\.assumptions).contains { asked in
            guard asked.fact == .boolean(false), case .member(let owner, _) = graph.terms[asked.term].kind
            else { return false }
            return !graph.isSelf(owner) && FlagName.saysSettled(graph.terms[asked.term].name)
                && graph.givenValues[asked.term] == nil
        }
    }
}
