import OnceoverControlFlow

extension Assumption {
    /// A time limit beside an answer, an error that is caught behind a call that may have told of it.
    static let promiseKeepsFirst = Assumption(
        "promise-keeps-first", .path, .demotes,
        AssumptionPage(
            takes: "A promise is assumed to ignore a second completion by another closure or another function.",
            why: "A promise keeps its first result, so its waiters get one outcome.",
            example: """
                source.load { promise.succeed($0) }
                loop.scheduleTask(in: .seconds(3)) { promise.fail(late) }
                """,
            stillFound: """
                Two completions one after the other in one run of a body, and one that always comes before that of a \
                callback.
                """,
            costs: "A promise that stops a debug build at its second completion, as in SwiftNIO."),
        applies: { $0.repeats(\.isOfSettledPromise) })
}

extension RepeatCase {
    fileprivate var isOfSettledPromise: Bool {
        guard body.tracked.kind == .promise else { return false }
        let promise = SettledPromise(exploration: exploration)
        return !promise.isInOneRun(repeated) && !promise.isAheadOfCallback(repeated)
    }
}
