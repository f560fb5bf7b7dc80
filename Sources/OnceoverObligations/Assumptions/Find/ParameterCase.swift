import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols

/// A parameter that is an obligation by its name and type, as assumptions see it.
struct ParameterCase {
    let handlers: HandlerParameters
    let index: Int

    var parameter: DeclaredFunction.Parameter { handlers.declared.parameters[index] }

    /// Whether a framework gives such values, and waits for an answer.
    var isOwed: Bool { handlers.owedType(of: parameter) != nil }

    /// Whether nothing but the name of a parameter says that it hears of an end.
    var isByNameAlone: Bool {
        !isOwed && !handlers.isDelegateHandler(index) && !handlers.isOfOutcome(index)
            && !handlers.isLastOfCompletionFunction(index)
    }
}
