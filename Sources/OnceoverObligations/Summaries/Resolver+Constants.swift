import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSymbols

/// Properties that are optional by their type only: `let token: Token?`, which every initialiser gives a value, and `private var
/// token: Token?`, which nothing in its file takes away besides.
extension Resolver {
    /// Whether a property of the own type is one.
    func isAlwaysSet(_ property: String) -> Bool {
        let declarations = context.declarations
        guard let type = declarations.functions[function].typeName else { return false }
        if declarations.isOptionalConstant(property, of: type) { return isGivenValue(property, of: type) }
        return declarations.isPrivateOptional(property, of: type) && isGivenValue(property, of: type)
            && isGivenAlways(property, of: type) && isNeverTaken(property)
    }

    private func initializers(of type: String) -> [Int] {
        let declarations = context.declarations
        return declarations.functions(named: type.simpleName).filter {
            declarations.functions[$0].isInitializer && declarations.functions[$0].typeName == type
        }
    }

    private func isGivenValue(_ property: String, of type: String) -> Bool {
        let given = initializers(of: type).flatMap { values(of: property, givenBy: $0) }
        return !given.isEmpty && given.allSatisfy(\.self)
    }

    /// Whether each value that an initialiser gives a property is there.
    private func values(of property: String, givenBy initializer: Int) -> [Bool] {
        guard context.mentions(property: property, in: initializer) else { return [] }
        let graph = context.graph(of: initializer)
        guard graph.isComplete else { return [false] }
        let own = Term.Kind.member(of: graph.selfTerm, name: property)
        return graph.assignments.filter { graph.terms[$0.target].kind == own }.map {
            isPresent($0.value, in: initializer)
        }
    }

    /// Whether each path through each initialiser gives a variable a value, which is nil before, or leaves that to another one.
    private func isGivenAlways(_ property: String, of type: String) -> Bool {
        initializers(of: type).allSatisfy { initializer in
            let graph = context.graph(of: initializer)
            let isGiven = graph.blocks.map { gives(property, $0, in: graph) }
            let others = graph.directed(without: graph.exit) { !isGiven[$0.target] }
            return isGiven[graph.entry] || !WorklistSolver.reachable(in: others, from: [graph.entry])[graph.exit]
        }
    }

    private func gives(_ property: String, _ block: Block, in graph: FlowGraph) -> Bool {
        let own = Term.Kind.member(of: graph.selfTerm, name: property)
        return CollectionOfOne(block).assignments.contains { graph.terms[$0.target].kind == own }
            || block.call.map { graph.calls[$0].name == "init" } ?? false
    }

    /// Whether no function but the one that ends an object gives a property of this name what may be nil.
    private func isNeverTaken(_ property: String) -> Bool {
        if ["&", "&self."].contains(where: { context.file.words.contains($0 + property) }) { return false }
        return context.declarations.functions.indices.allSatisfy { function in
            let declared = context.declarations.functions[function]
            guard !declared.isDeinitializer, context.mentions(property: property, in: function) else { return true }
            let graph = context.graph(of: function)
            return graph.isComplete
                && graph.assignments.allSatisfy { target, value in
                    guard case .member(_, property) = graph.terms[target].kind else { return true }
                    return isPresent(value, in: function)
                }
        }
    }
}
