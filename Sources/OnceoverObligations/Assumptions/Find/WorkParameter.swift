extension Assumption {
    /// `withChart { chart in … }`, `retry(callback:)`: what is to be done, if there is something to do.
    static let workParameter = Assumption(
        "work-parameter", onParameter: .excuses,
        AssumptionPage(
            takes: "A closure parameter that is the work to do, and not an answer, is assumed to need no call.",
            why: "The function runs the closure as often as there is work. Such a closure is not told how it ends.",
            example: """
                func retry(callback: @escaping () -> Void) {
                    guard isOnline else { return }
                    queue.async { callback() }
                }
                """,
            stillFound: "A closure that is named `completion`, or that is told an outcome.",
            costs: "A caller that waits until the work is done."),
        applies: { $0.isByNameAlone && $0.isWork })
}

extension ParameterCase {
    fileprivate var isWork: Bool {
        handlers.isExplicit(parameter)
            ? handlers.isInFrontOfHandler(parameter) || handlers.isUse(parameter)
            : handlers.isVague(parameter) && handlers.isWork(parameter)
    }
}
