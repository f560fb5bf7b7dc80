import OnceoverSignatures
import OnceoverSymbols

/// Handlers beside what a function returns.
extension HandlerParameters {
    /// `func film(callback: (Frame) -> Bool?) async throws -> Film`: the caller of an async function learns from its
    /// result how it ends, and a closure with a vague name hears of events on the way. A closure that receives an
    /// outcome may be the rest of a completion handler.
    func isBesideAwaitedResult(_ parameter: DeclaredFunction.Parameter) -> Bool {
        let isAnsweredByItself = declared.isThrowing || declared.returnType.map { !$0.isVoid } ?? false
        return declared.isAsync && isAnsweredByItself && !isToldOutcome(parameter)
            && (HandlerName.isCallback(parameter.name) || parameter.isToldValue)
    }

    /// A result, or an error where there is one.
    func isToldOutcome(_ parameter: DeclaredFunction.Parameter) -> Bool {
        switch parameter.handlerType?.reading.shape {
        case .result, .optionalValuesOrError, .valuesOrError, .errorOrDone: true
        case .done, .values, .successFailurePair, nil: false
        }
    }
}
