import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSymbols

/// Properties that are optional only by their type: `let token: Token?`, to which every initialiser gives a value, and
/// `private var token: Token?`, which no code of its file sets to nil.
extension Presence {
    /// Whether a property of the own type is one.
    func isAlwaysSet(_ property: String) -> Bool {
        let declarations = code.declarations
        guard let type = declarations.functions[function].typeName else { return false }
        if declarations.isOptionalConstant(property, of: type) { return isGivenValue(property, of: type) }
        if let first = declarations.firstValue(ofPrivateOptional: property, in: type) {
            return isThere(first, in: type) && isNeverTaken(property)
        }
        return declarations.isPrivateOptional(property, of: type) && !initializers(of: type).isEmpty
            && isNeverTaken(property) && isGivenAlways(property, of: type)
    }

    private func initializers(of type: String) -> [Int] {
        let declarations = code.declarations
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
        guard code.mentions(property: property, in: initializer) else { return [] }
        let graph = code.graph(of: initializer)
        guard graph.isComplete else { return [false] }
        let own = Term.Kind.member(of: graph.selfTerm, name: property)
        return graph.assignments.filter { graph.terms[$0.target].kind == own }.map {
            isPresent($0.value, in: initializer)
        }
    }

    /// Whether each path through each initialiser gives a variable a value, which is nil before, or leaves that to another one.
    private func isGivenAlways(_ property: String, of type: String) -> Bool {
        initializers(of: type).allSatisfy { gives(property, function: $0, calledBy: []) }
    }

    /// Whether each path through a function does, itself or by a private method that it calls.
    private func gives(_ property: String, function: Int, calledBy callers: [Int]) -> Bool {
        let graph = code.graph(of: function)
        let isGiven = graph.blocks.map { gives(property, $0, in: graph, of: callers + [function]) }
        let others = graph.directed(without: graph.exit) { !isGiven[$0.target] }
        return isGiven[graph.entry] || !WorklistSolver.reachable(in: others, from: [graph.entry])[graph.exit]
    }

    private func gives(_ property: String, _ block: Block, in graph: FlowGraph, of functions: [Int]) -> Bool {
        let own = Term.Kind.member(of: graph.selfTerm, name: property)
        if CollectionOfOne(block).assignments.contains(where: { graph.terms[$0.target].kind == own }) {
            return block.region == nil
        }
        guard let call = block.call.map({ graph.calls[$0] }), block.region == nil else { return false }
        if call.name == "init" { return !call.isOfSuperclass }
        guard functions.count < Self.depth, let method = privateMethod(calledBy: call, in: graph) else { return false }
        return !functions.contains(method) && gives(property, function: method, calledBy: functions)
    }

    /// How many functions, one called by the other, are looked at.
    private static let depth = 3

    /// A method of the same object that is not overridden.
    private func privateMethod(calledBy call: Call, in graph: FlowGraph) -> Int? {
        guard call.receiver == graph.selfTerm || call.receiver == nil, let name = call.name else { return nil }
        let type = code.declarations.functions[function].typeName
        let methods = code.declarations.functions(named: name).filter {
            code.declarations.functions[$0].typeName == type
        }
        return methods.count == 1 && code.declarations.functions[methods[0]].isPrivate ? methods[0] : nil
    }

    /// Whether no function but the one that ends an object gives a property of this name what may be nil.
    private func isNeverTaken(_ property: String) -> Bool {
        if ["&", "&self."].contains(where: { code.file.words.contains($0 + property) }) { return false }
        return code.declarations.functions.indices.allSatisfy { function in
            let declared = code.declarations.functions[function]
            guard !declared.isDeinitializer, code.mentions(property: property, in: function) else {
                return true
            }
            let graph = code.graph(of: function)
            return graph.isComplete
                && graph.assignments.allSatisfy { target, value in
                    guard case .member(_, property) = graph.terms[target].kind else { return true }
                    return isPresent(value, in: function)
                }
        }
    }
}
