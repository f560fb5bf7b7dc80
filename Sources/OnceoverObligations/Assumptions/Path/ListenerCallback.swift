import OnceoverControlFlow

extension Assumption {
    /// A closure with a name such as `callback` may be there for whatever comes, or for nothing.
    static let listenerCallback = Assumption(
        "listener-callback", .path, .demotes,
        AssumptionPage(
            takes: "A closure with a name such as `callback` or `onMessage` need not be called exactly once.",
            why: "Neither its name nor its type says that somebody waits for it.",
            example: """
                func poll(callback: @escaping (Chart) -> Void) {
                    guard let chart = charts.next() else { return }
                    callback(chart)
                }
                """,
            stillFound: """
                A closure named `completion`, a closure whose type has an error, a missing call where other paths pass \
                a failure, and a second call that follows the first on every path.
                """,
            costs: "A caller that waits for a closure of such a name."),
        applies: { $0.leaks(\.isOfListener) || $0.repeats(\.isOfListener) })
}

extension LeakCase {
    fileprivate var isOfListener: Bool {
        guard case .leak = base.evidence else { return false }
        return base.violation.defect == .undischargedPath && body.tracked.isListener && !isToldOfFailure
    }

    /// `callback(nil)`, `callback(.failure(error))`: a handler that receives failures waits for an outcome.
    private var isToldOfFailure: Bool {
        graph.calls.contains { call in
            guard case .value(let closure) = call.callee, body.aliases.contains(closure) else { return false }
            return call.arguments.contains { isFailure($0.operand) }
        }
    }

    private func isFailure(_ value: Operand) -> Bool {
        switch value {
        case .nilLiteral, .boolean(false): true
        case .enumCase(let number): ErrorName.isOne(graph.caseNames[Int(number)])
        case .term(let term): ErrorName.isOne(graph.terms[term].name)
        default: false
        }
    }
}

extension RepeatCase {
    fileprivate var isOfListener: Bool { isUsual && body.tracked.isListener && !isUsedAgain(orHandedOn: false) }
}
