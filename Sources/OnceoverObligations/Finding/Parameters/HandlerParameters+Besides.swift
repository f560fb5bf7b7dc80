import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary

/// Handlers that receive something other than the outcome of a function.
extension HandlerParameters {
    /// `pull(deltaCompletion: ((Delta) -> Void)? = nil, completion: …)`: the name of the handler that hears how it ends, which
    /// an optional one beside it has for a part of its own. Whether there is something to tell that one, no path must say.
    func handler(thatHearsMoreThan parameter: DeclaredFunction.Parameter) -> String? {
        guard parameter.shape.isOptional, isExplicit(parameter), !HandlerName.isPlain(parameter.name) else {
            return nil
        }
        let main = declared.parameters.indices.first { index in
            HandlerName.isPlain(declared.parameters[index].name) && isObligation(index) && !isOfOutcome(index)
        }
        return main.map { declared.parameters[$0].name }
    }

    /// `load(stepCompletion:completion:)`: what hears of each step, beside the handler that hears of the end.
    func isOfStep(_ parameter: DeclaredFunction.Parameter) -> Bool {
        HandlerName.isOfStep(parameter.name) && declared.parameters.contains { HandlerName.isPlain($0.name) }
    }

    /// `handler(Float(loaded) / Float(total), nil)` in a loop: a handler that hears how much is done is called again.
    /// The name of a handler that also receives errors does not show it.
    func hearsHowMuchIsDone(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard !isExplicit(parameter), let told = parameter.handlerType?.parameters, told.count == 2 else {
            return false
        }
        return Vocabulary.shareTypes.contains(told[0].trimmedDescription)
            && FractionCalls.areMade(of: parameter.name, in: declared.body)
    }
}
