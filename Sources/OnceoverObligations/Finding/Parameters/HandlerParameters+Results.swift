import OnceoverSignatures
import OnceoverSymbols

/// Handlers beside what a function returns.
extension HandlerParameters {
    /// `func film(callback: (Frame) -> Bool?) async throws -> Film`: who awaits a function hears by what it gives or
    /// throws how it ends, and a closure of no telling name hears of what happens meanwhile. One that is told an
    /// outcome may be what is left of a completion handler.
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
