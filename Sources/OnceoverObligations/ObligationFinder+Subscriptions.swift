import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols

/// Handlers that hear of many events, whatever they are called.
extension ObligationFinder {
    /// `func subscribeToLevel(completion:)`, which is called where the level has changed: in closures that come again and again,
    /// and nowhere else.
    func isSubscriber(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard EventClosure.subscribes(function: declared.name), !hearsWhetherItStands(parameter),
            let index = declared.parameters.firstIndex(where: { $0.node == parameter.node })
        else { return false }
        let graph = context.graph(of: function)
        let handler = graph.parameters[index]
        let calls = graph.blocks.filter { block in
            block.call.map { graph.calls[$0].callee == .value(handler) } ?? false
        }
        return !calls.isEmpty && calls.allSatisfy { isInSubscription($0, in: graph) } && !isHandedOn(handler, in: graph)
    }

    /// `addTideListener(responseHandler:errorHandler:) -> Subscription?`: who is given something to end it by hears of many events,
    /// and of none where there is nothing to end.
    var givesSubscription: Bool {
        guard let type = declared.returnType, HandlerName.registersListener(function: declared.name) else {
            return false
        }
        let name = type.trimmedDescription.prefix { $0 != "<" }.split { !$0.isLetter }.last ?? ""
        return Self.subscriptions.contains { name.hasSuffix($0) }
    }

    private static let subscriptions = [
        "Subscription", "Token", "Observation", "Observer", "Listener", "Registration", "Disposable", "Cancellable",
    ]

    /// Whether a handler is told of an error, or of none, and of nothing that happens: `listen(_: ((any Error)?) -> Void)`. One
    /// for what happens, as `onDisconnect` has it, may hear of many.
    func hearsWhetherItStands(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard Self.beginning.contains(where: declared.name.hasPrefix), let told = parameter.onlyTold else {
            return false
        }
        if let error = told.optionalWrapped {
            return error.tokens(viewMode: .sourceAccurate).contains { $0.text.hasSuffix("Error") }
        }
        return ["Result<Void,", "Result<(),"].contains(where: told.trimmedDescription.hasPrefix)
    }

    private static let beginning = ["listen", "subscribe", "register", "observe", "add"]

    private func isInSubscription(_ block: Block, in graph: FlowGraph) -> Bool {
        graph.closures(outwardFrom: block.region).contains { index in
            let closure = graph.regions[index]
            let names = closure.parameters.map { graph.terms[$0].name }
            let function = graph.call(givenRegion: index)?.name
            return closure.firesAgain || EventClosure.isOfSubscription(names, givenTo: function)
        }
    }

    private func isHandedOn(_ handler: TermID, in graph: FlowGraph) -> Bool {
        graph.calls.contains { $0.arguments.contains { $0.operand.terms.contains(handler) } }
    }
}
