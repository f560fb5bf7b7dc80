import OnceoverControlFlow
import OnceoverSymbols

/// The types of what the calls in a body are made on, as declarations and the body itself show them.
struct ReceiverTypes {
    let code: FileCode
    /// The function in whose body the calls stand.
    let function: Int

    /// The declared type of a property or parameter, or the type that a constant was made of.
    func type(of receiver: TermID, in graph: FlowGraph) -> String? {
        let declared = code.declarations.functions[function]
        if case .member(graph.selfTerm, let name) = graph.terms[receiver].kind, let own = declared.typeName {
            return code.declarations.typeName(ofProperty: name, in: own)
        }
        if let index = graph.parameters.firstIndex(of: receiver) {
            return Declarations.name(of: declared.parameters[index].node.type)
        }
        for case (receiver, .term(let value)) in graph.assignments {
            guard let call = graph.calls.first(where: { $0.result == value }), case .name(let name) = call.callee,
                name.first?.isUppercase == true
            else { continue }
            return name
        }
        return nil
    }
}
