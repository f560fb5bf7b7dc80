import OnceoverControlFlow

extension Assumption {
    /// A time limit beside an answer, an error that is caught behind a call that may have told of it.
    static let promiseKeepsFirst = Assumption(
        "promise-keeps-first", .path, .demotes,
        AssumptionPage(
            takes: """
                Of two completions of a promise that do not stand in one run of a body, the second is ignored, and \
                that is meant.
                """,
            why: "Promises keep what they are told first, and whoever waits hears of one outcome.",
            example: """
                source.load { promise.succeed($0) }
                loop.scheduleTask(in: .seconds(3)) { promise.fail(late) }
                """,
            stillFound: "Two completions one after the other in one run of a body.",
            costs: "A promise that traps at its second completion in a debug build, as SwiftNIO's do."),
        applies: { $0.repeats(\.isOfSettledPromise) })
}

extension RepeatCase {
    fileprivate var isOfSettledPromise: Bool {
        flow.tracked.kind == .promise && !SettledPromise(exploration: exploration).isInOneRun(repeated)
    }
}
