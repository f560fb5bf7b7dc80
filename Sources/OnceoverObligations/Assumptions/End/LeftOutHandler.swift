extension Assumption {
    /// `load()`, `load { _ in }`: all callers leave the handler out, or give it nothing to do.
    static let leftOutHandler = Assumption(
        "left-out-handler", .end, .demotes,
        AssumptionPage(
            takes: "A handler that no caller in sight gives need not be called.",
            why: "Nobody waits for it.",
            example: """
                func load(completion: (() -> Void)? = nil) {
                    guard isOpen else { return }
                    completion?()
                }
                load()
                """,
            stillFound: "A function that other modules may call, and one that a caller gives a handler.",
            costs: "The next caller that gives one."),
        applies: { $0.isLeftOut })
}

extension Case {
    fileprivate var isLeftOut: Bool {
        guard let handlers else { return false }
        return handlers.allSatisfy { LeftOutHandlers(context: context).isLeftOut($0, of: function) }
    }
}
