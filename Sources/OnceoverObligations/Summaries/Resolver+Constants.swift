import OnceoverControlFlow
import OnceoverSymbols

/// Constants that are optional by their type only: `let token: Token?`, which every initialiser gives a value.
extension Resolver {
    /// Whether a property of the own type is such a constant.
    func isAlwaysSet(_ property: String) -> Bool {
        let declarations = context.declarations
        guard let type = declarations.functions[function].typeName,
            declarations.isOptionalConstant(property, of: type)
        else { return false }
        let given = declarations.functions(named: type.simpleName).filter {
            declarations.functions[$0].isInitializer && declarations.functions[$0].typeName == type
        }.flatMap { values(of: property, givenBy: $0) }
        return !given.isEmpty && given.allSatisfy(\.self)
    }

    /// Whether each value that an initialiser gives a property is there.
    private func values(of property: String, givenBy initializer: Int) -> [Bool] {
        let graph = context.graph(of: initializer)
        guard graph.isComplete else { return [false] }
        let own = Term.Kind.member(of: graph.selfTerm, name: property)
        return graph.assignments.filter { graph.terms[$0.target].kind == own }.map {
            isPresent($0.value, in: initializer)
        }
    }
}
