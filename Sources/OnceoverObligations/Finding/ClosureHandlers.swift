import OnceoverContracts
import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary

/// Closures that are given a handler.
struct ClosureHandlers {
    let code: FileCode
    let function: Int

    /// `{ action, view, completion in … }`: a closure's parameter that has a handler's name and is called in it, or is
    /// one by the contract of the function that the closure is given to.
    func all() -> [TrackedObligation] {
        let graph = code.graph(of: function)
        var found: [TrackedObligation] = []
        for (index, region) in graph.regions.enumerated() where region.isDeferred && !isTestWait(region, in: graph) {
            let contracted = contractedHandler(of: index, in: graph)
            for parameter in region.parameters
            where parameter == contracted || isCalledHandler(parameter, in: graph) {
                found.append(
                    TrackedObligation(
                        kind: .handler, name: name(of: parameter, in: graph), site: region.site, roots: [parameter],
                        optionalRoots: [], start: region.entry, end: region.exit, throwEnd: nil,
                        isExcusedByNil: parameter != contracted, isOfClosure: true))
            }
        }
        return found
    }

    /// What the user wrote `_` for has no name to be shown by.
    private func name(of parameter: TermID, in graph: FlowGraph) -> String {
        let name = graph.terms[parameter].name
        return name == "_" ? "completion" : name
    }

    private func contractedHandler(of region: Int, in graph: FlowGraph) -> TermID? {
        let closure = graph.regions[region]
        guard let index = closure.call, let argument = closure.argument, let name = graph.calls[index].name else {
            return nil
        }
        let call = graph.calls[index]
        let type = call.receiver.flatMap { ReceiverTypes(code: code, function: function).type(of: $0, in: graph) }
        let use = ClosureUse(of: argument, in: call, type: type, literals: [:])
        guard let number = code.contracts.callback(of: name, use)?.handler,
            closure.parameters.indices.contains(number), !hasAnonymousParameters(closure, in: graph)
        else { return nil }
        return closure.parameters[number]
    }

    /// `{ $0() }`: whether there is a second parameter is for the type to say, which nobody sees.
    private func hasAnonymousParameters(_ closure: Region, in graph: FlowGraph) -> Bool {
        closure.parameters.first.map { graph.terms[$0].name.hasPrefix("$") } ?? true
    }

    /// `waitUntil { done in … }`: a test that waits reports by itself.
    private func isTestWait(_ region: Region, in graph: FlowGraph) -> Bool {
        region.call.flatMap { graph.calls[$0].name }.map(Vocabulary.waitingTestFunctions.contains) ?? false
    }

    private func isCalledHandler(_ parameter: TermID, in graph: FlowGraph) -> Bool {
        HandlerName.isCompletion(graph.terms[parameter].name)
            && graph.calls.contains { $0.callee == .value(parameter) }
    }
}
