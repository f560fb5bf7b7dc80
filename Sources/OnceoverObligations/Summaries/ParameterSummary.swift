import OnceoverControlFlow

/// What a function does with one of its parameters: the ways in which it can end.
struct ParameterSummary: Sendable {
    let outcomes: [CallOutcome]
    /// Whether the parameter is an obligation in its own right, so that the function is blamed and not its caller.
    let isObligation: Bool
    let function: String

    /// How often the parameter is called.
    var count: CallCount {
        outcomes.reduce(.bottom) { count, outcome in
            switch outcome.transition {
            case .none: outcome.throwsError ? count : count.join(.never)
            case .discharge: count.join(.once)
            case .dischargeTwice: count.join(.many)
            case .handOver: count.join(.unknown)
            }
        }
    }

    /// For a function that returns whether it takes care of the parameter: what it then returns.
    var answerWhenDischarged: Bool? {
        let returning = outcomes.filter { !$0.throwsError }
        guard let answer = returning.first(where: { $0.transition != .none })?.result, case .boolean(let value) = answer
        else {
            return nil
        }
        let isReported = returning.allSatisfy { $0.result == .boolean($0.transition == .none ? !value : value) }
        return isReported && returning.contains { $0.transition == .none } ? value : nil
    }

    /// What a call does that passes an obligation for the parameter.
    var effect: CallEffect {
        guard isObligation, answerWhenDischarged == nil else {
            let isUnknown = outcomes.contains { $0.transition == .handOver }
            return CallEffect(
                outcomes: outcomes, reason: isUnknown ? "handed on by a function of the file" : nil, helper: function)
        }
        let kept = outcomes.map { outcome in
            outcome.throwsError ? outcome : CallOutcome(transition: .discharge, result: outcome.result)
        }
        return CallEffect(outcomes: kept.isEmpty ? [CallOutcome(transition: .discharge)] : kept, helper: function)
    }
}
