import OnceoverAnalysis
import OnceoverControlFlow
import OnceoverSymbols

/// A function that a call may mean.
struct Callee {
    enum Body {
        case here(Int)
        case elsewhere(FunctionFact)
    }

    let body: Body
    let typeName: String?
    /// What the declaration of the type, or the extension, says that the type is.
    let inherited: [String]
    let isInitializer: Bool
    /// Whether it may replace a method of a superclass.
    let isOverride: Bool
    /// The number of the parameter that each argument goes to.
    let mapping: [Int]

    /// The function's number, if it stands in this file.
    var function: Int? { if case .here(let function) = body { function } else { nil } }

    var fact: FunctionFact? { if case .elsewhere(let fact) = body { fact } else { nil } }

    /// Whether it belongs to a type, or to one that is declared to be it.
    func isMember(of name: String) -> Bool { belongs(to: name) || inherited.contains(name) }

    /// Whether it belongs to a type, by the type's own name.
    func belongs(to name: String) -> Bool { typeName == name || typeName?.hasSuffix("." + name) == true }
}
