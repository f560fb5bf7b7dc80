import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols

/// A parameter whose name and type make it an obligation, as assumptions ask about it.
struct ParameterCase {
    let finder: ObligationFinder
    let index: Int

    var parameter: DeclaredFunction.Parameter { finder.declared.parameters[index] }

    /// Whether a framework gives such values, and waits for an answer.
    var isOwed: Bool { finder.owedType(of: parameter) != nil }

    /// Whether nothing but the name of a parameter says that it hears of an end.
    var isByNameAlone: Bool {
        !isOwed && !finder.isDelegateHandler(index) && !finder.isOfOutcome(index)
            && !finder.isLastOfCompletionFunction(index)
    }
}
