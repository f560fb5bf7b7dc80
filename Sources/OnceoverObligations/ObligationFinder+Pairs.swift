import OnceoverSignatures
import OnceoverSymbols

/// Two handlers of which one is called: one for success, one for failure.
extension ObligationFinder {
    var pair: (success: Int, failure: Int)? {
        let handlers = declared.parameters.indices.filter { declared.parameters[$0].shape.isHandler }
        func index(where matches: (String) -> Bool) -> Int? {
            handlers.first {
                matches(declared.parameters[$0].name) || declared.parameters[$0].label.map(matches) == true
            }
        }
        guard !givesSubscription, let failure = index(where: HandlerName.isFailure) else { return nil }
        let success = index(where: HandlerName.isSuccess) ?? index(where: HandlerName.isCompletion)
        guard let success, success != failure, !declared.parameters[success].tellsOfError, !modifiesView,
            ![success, failure].allSatisfy({ hearsSubject(declared.parameters[$0]) })
        else { return nil }
        return (success, failure)
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

    /// Whether a `completion` is called in the end also where the other one of the pair has been called, nobody knows.
    func mayBothBeCalled(_ pair: (success: Int, failure: Int)) -> Bool {
        let success = declared.parameters[pair.success]
        return ![success.name, success.label ?? ""].contains(where: HandlerName.isSuccess)
    }

    func isOutcomePair(_ index: Int) -> Bool {
        pair.map { $0.success == index || $0.failure == index } ?? false
    }
}
