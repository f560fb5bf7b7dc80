extension Assumption {
    /// A handler that is called after a success and cannot receive a failure: `onComplete: () -> Void`. Other code,
    /// such as the view, receives the failure.
    static let successOnly = Assumption(
        "success-only", .end, .demotes,
        AssumptionPage(
            takes: "A handler that cannot receive a failure need not be called if something else reports the failure.",
            why: "The work of the handler is right only after a success. The same is assumed if the user refuses.",
            example: """
                func save(completion: @escaping () -> Void) {
                    store.save { error in
                        if let error { return view.showError(error) }
                        completion()
                    }
                }
                """,
            stillFound: "A failure that nobody hears of, and a handler that takes an error or a `Bool`.",
            costs: "A caller that waits for the handler in every case, for example to hide a spinner."),
        applies: { $0.isOfSuccessOnly })
}

extension Case {
    fileprivate var isOfSuccessOnly: Bool {
        guard !tracked.isOfFramework, isOfFunction, let parameter, !parameter.mayTellOfFailure else { return false }
        return StepOfSuccess(parameter: parameter, isPrivate: declared.isPrivate).excuses(self)
    }
}
