import OnceoverSignatures
import OnceoverSymbols

/// Groups of handlers of which exactly one is called: one for success, and others for failure or cancellation.
extension HandlerParameters {
    var outcomes: (success: Int, others: [Int])? {
        let handlers = declared.parameters.indices.filter { declared.parameters[$0].shape.isHandler }
        func index(where matches: (String) -> Bool) -> Int? {
            handlers.first {
                matches(declared.parameters[$0].name) || declared.parameters[$0].label.map(matches) == true
            }
        }
        let others = [HandlerName.isFailure, HandlerName.isCancellation].compactMap(index)
        guard !givesSubscription, !others.isEmpty else { return nil }
        let success = index(where: HandlerName.isSuccess) ?? index(where: HandlerName.isCompletion)
        guard let success, !others.contains(success), !declared.parameters[success].tellsOfError, !modifiesView,
            !([success] + others).allSatisfy({ hearsSubject(declared.parameters[$0]) })
        else { return nil }
        return (success, others)
    }

    /// `func onTide(handleResult resultHandler: …, handleError errorHandler: …) -> some View`: what happens to a view happens again.
    private var modifiesView: Bool {
        guard declared.name.hasPrefix("on"), HandlerName.registersEvents(function: declared.name) else { return false }
        let words = declared.returnType?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
        return words.contains("View") || words.contains("ModifiedContent")
    }

    /// `successCompletion: (Ship) -> Void`, which hears of nothing else. One that is told yes or no hears of both.
    func isOfSuccessAlone(_ parameter: DeclaredFunction.Parameter) -> Bool {
        HandlerName.isCompletion(parameter.name, of: "success") && !parameter.mayTellOfFailure
    }

    /// `completion: (Ship) -> Void` beside `onSuccess: () -> Void` and `onError:`: what a success has come to, of which a failure
    /// says nothing.
    func isValueOfSuccess(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard parameter.isToldValue, !parameter.mayTellOfFailure, let outcomes else { return false }
        let success = declared.parameters[outcomes.success]
        return success.name != parameter.name && success.tellsNothing && !mayAllBeCalled(besides: outcomes.success)
    }

    /// It is not known whether a `completion` is also called at the end after another handler has been called.
    func mayAllBeCalled(besides success: Int) -> Bool {
        let success = declared.parameters[success]
        return ![success.name, success.label ?? ""].contains(where: HandlerName.isSuccess)
    }

    func isOfOutcome(_ index: Int) -> Bool {
        outcomes.map { $0.success == index || $0.others.contains(index) } ?? false
    }
}
