import OnceoverControlFlow

extension Assumption {
    /// A closure with a name such as `callback` may be there for whatever comes, or for nothing.
    static let listenerCallback = Assumption(
        "listener-callback", .path, .demotes,
        AssumptionPage(
            takes: """
                A closure with a name such as `callback` or `onMessage`, that is told of no failure, need not be \
                called once.
                """,
            why: "Nothing says that somebody waits for it.",
            example: """
                func poll(callback: @escaping (Chart) -> Void) {
                    guard let chart = charts.next() else { return }
                    callback(chart)
                }
                """,
            stillFound: "A closure that is called `completion`, or that is told of a failure on some path.",
            costs: "A caller that waits for a closure of such a name."),
        applies: { $0.leaks(\.isOfListener) || $0.repeats(\.isOfListener) })
}

extension LeakCase {
    fileprivate var isOfListener: Bool {
        guard case .leak = base.evidence else { return false }
        return base.violation.defect == .undischargedPath && flow.tracked.isListener && !isToldOfFailure
    }

    /// `callback(nil)`, `callback(.failure(error))`: who hears of failures waits for one.
    private var isToldOfFailure: Bool {
        graph.calls.contains { call in
            guard case .value(let closure) = call.callee, flow.aliases.contains(closure) else { return false }
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
    fileprivate var isOfListener: Bool { isUsual && flow.tracked.isListener && !isUsedAgain(orHandedOn: false) }
}
