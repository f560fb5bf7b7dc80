extension Assumption {
    /// A handler that is called where all went well, and cannot hear that it did not: `onComplete: () -> Void`. A
    /// failure is told to somebody else, as to the user.
    static let successOnly = Assumption(
        "success-only", .end, .demotes,
        AssumptionPage(
            takes: """
                A handler that cannot be told of a failure need not be called where a failure is told to somebody \
                else, or where the user refuses.
                """,
            why: "What the handler does is right only behind a success.",
            example: """
                func save(completion: @escaping () -> Void) {
                    store.save { error in
                        if let error { return view.showError(error) }
                        completion()
                    }
                }
                """,
            stillFound: "A failure of which nobody hears, and a handler that takes an error or a truth value.",
            costs: "A caller that waits for the handler, as behind a spinner."),
        applies: { $0.isOfSuccessOnly })
}

extension Case {
    fileprivate var isOfSuccessOnly: Bool {
        guard !tracked.isOfFramework, isOfFunction, let parameter, !parameter.mayTellOfFailure else { return false }
        return StepOfSuccess(parameter: parameter, isPrivate: declared.isPrivate).excuses(self)
    }
}
