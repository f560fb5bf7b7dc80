import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// The types of what the calls in a body are made on, as declarations and the body itself show them.
struct ReceiverTypes {
    let code: FileCode
    /// The function in whose body the calls stand.
    let function: Int

    /// The declared type of a property or parameter, or the type that a constant was made of.
    func type(of receiver: TermID, in graph: FlowGraph) -> String? {
        let declared = code.declarations.functions[function]
        if case .member(let owner, let name) = graph.terms[receiver].kind {
            return types(ofOwner: owner, in: graph).lazy.compactMap {
                code.declarations.typeName(ofProperty: name, in: $0)
            }.first
        }
        if let index = graph.parameters.firstIndex(of: receiver) {
            return Declarations.name(of: declared.parameters[index].node.type)
        }
        if let content = content(lentAs: receiver, in: graph) { return content }
        for case (receiver, .term(let value)) in graph.assignments {
            guard let call = graph.calls.first(where: { $0.result == value }), case .name(let name) = call.callee,
                name.first?.isUppercase == true
            else { continue }
            return name
        }
        return nil
    }

    /// The types that may declare a member of a value. A chain is as long as it is written.
    private func types(ofOwner owner: TermID, in graph: FlowGraph) -> [String] {
        guard owner == graph.selfTerm else { return type(of: owner, in: graph).map { [$0] } ?? [] }
        let own = code.declarations.functions[function].typeName
        return own.map { [$0] + code.inheritedTypes(of: function) } ?? []
    }

    /// What a lock guards that is a property: `State` of `let state = Mutex(State())`.
    func content(of lock: TermID, in graph: FlowGraph) -> String? {
        guard case .member(graph.selfTerm, let name) = graph.terms[lock].kind,
            let own = code.declarations.functions[function].typeName
        else { return nil }
        return code.declarations.contentTypeName(ofProperty: name, in: own)
    }

    /// The same of a closure's parameter, where the function that runs the closure is not known to lend what it guards.
    private func content(lentAs parameter: TermID, in graph: FlowGraph) -> String? {
        guard let region = graph.regions.first(where: { $0.parameters.first == parameter }),
            let call = region.call.map({ graph.calls[$0] }), call.name.map(Vocabulary.lockedScopes.contains) ?? false
        else { return nil }
        return call.receiver.flatMap { content(of: $0, in: graph) }
    }
}
