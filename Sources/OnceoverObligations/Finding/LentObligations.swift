import OnceoverControlFlow
import OnceoverSymbols

/// Promises and continuations that a function receives from unknown callers.
struct LentObligations {
    let code: FileCode
    let parameters: ParameterObligations
    private var function: Int { parameters.function }
    private var declared: DeclaredFunction { parameters.declared }

    /// The function may leave such an obligation to the code that gave it. So only a second discharge is a fault.
    func all() -> [TrackedObligation] {
        let given = declared.parameters.indices.filter { isLent($0) && !parameters.handlers.isObligation($0) }
        guard !given.isEmpty, !code.isOfTests, !declared.isLocal, !declared.body.isEmpty, !isCalledHere else {
            return []
        }
        return given.map(parameters.parameter)
    }

    /// Whether the function settles a lent obligation: it answers with one outcome on one path and with another on
    /// another path. The code that gave it then does not answer itself, so a path without an answer has forgotten it.
    func settles(_ lent: TrackedObligation) -> Bool {
        guard declared.returnType == nil, !declared.isThrowing, !declared.isAsync else { return false }
        let graph = code.graph(of: function)
        let names = Aliases(of: lent.roots, in: graph)
        let ways = graph.calls.compactMap { call -> String? in
            guard let receiver = call.receiver, names.contains(receiver), let name = call.name,
                lent.dischargingMethods.contains(name)
            else { return nil }
            return name + (call.arguments.first?.label ?? "")
        }
        return Set(ways).count > 1
    }

    private func isLent(_ index: Int) -> Bool {
        switch declared.parameters[index].shape {
        case .promise, .continuation: true
        default: false
        }
    }

    /// Whether another function of the file calls it, and answers for what becomes of the obligation.
    private var isCalledHere: Bool {
        guard let calls = Callers(name: declared.name, code: code).all else { return true }
        return calls.contains { $0.caller != function }
    }
}
