import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary
import SwiftSyntax

/// Handlers that hear of many events, whatever they are called.
extension HandlerParameters {
    /// `func subscribeToLevel(completion:)`, which is called where the level has changed: in closures that come again and again,
    /// and nowhere else.
    func isSubscriber(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard EventClosure.subscribes(function: declared.name), !hearsWhetherItStands(parameter),
            let uses = uses(of: parameter)
        else { return false }
        let graph = code.graph(of: function)
        if uses.calls.isEmpty {
            return !uses.takers.isEmpty
                && uses.takers.allSatisfy { isGivenToReceiver($0, uses.handler, in: graph) }
        }
        return uses.calls.allSatisfy { isInSubscription($0, in: graph) } && uses.takers.isEmpty
    }

    /// Whether a call gives a handler to a function that tells it of one message after the other.
    private func isGivenToReceiver(_ call: Call, _ handler: TermID, in graph: FlowGraph) -> Bool {
        let callees = Callees(code: code, others: others, function: function).here(of: call, in: graph)
        return !callees.isEmpty
            && callees.allSatisfy { callee in
                guard let receiver = callee.function.map({ code.declarations.functions[$0] }),
                    let argument = call.arguments.firstIndex(where: { $0.operand.terms.contains(handler) })
                else { return false }
                return NextRequests.areMade(by: receiver, for: receiver.parameters[callee.mapping[argument]].name)
            }
    }

    /// Whether a parameter is called for each of several elements, also of those below them, or each of them is given it by a
    /// function that gives back what it belongs to: `tasks.ended(handler: show).failed(handler: warn)`. It listens.
    func isForEachElement(_ parameter: DeclaredFunction.Parameter) -> Bool {
        PerElementCalls.areAll(of: parameter.name, in: declared.body, code.contracts)
            || PerElementCalls.walkTree(declared.name, with: parameter.name, in: declared.body, code.contracts)
            || declared.isChained
                && PerElementCalls.areRegistrations(of: parameter.name, in: declared.body, code.contracts)
    }

    /// `func onTide(handler: @escaping (Tide) -> Void) -> Self`: what a method of a chain adds to others, or hands on to what
    /// has the same method, listens from then on.
    func isAddedInChain(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard declared.isChained, let uses = uses(of: parameter), uses.calls.isEmpty else { return false }
        return !uses.takers.isEmpty
            && uses.takers.allSatisfy { taker in
                taker.name.map { Vocabulary.chainAddingMethods.contains($0) || $0 == declared.name } ?? false
            }
    }

    /// `registerTideListener(completion:)`, whatever the listener is called.
    func isListener(_ parameter: DeclaredFunction.Parameter) -> Bool {
        HandlerName.addsListener(function: declared.name) && !hearsWhetherItStands(parameter)
    }

    /// `func off(_ event: Tide, handler: @escaping (Ship) -> Void)`: what is only compared with those that listen, and not told of
    /// an outcome, is to be forgotten.
    func isFormerListener(_ parameter: DeclaredFunction.Parameter) -> Bool {
        HandlerName.removesListener(function: declared.name) && !isExplicit(parameter) && !isToldOutcome(parameter)
            && !parameter.tellsOfError && !isFollowed(parameter, by: ["(", "?(", "!("])
    }

    /// `func retry(callback: @escaping () -> Void)`: what is to be done again, or once for several calls.
    func isWork(_ parameter: DeclaredFunction.Parameter) -> Bool {
        HandlerName.runsAtWill(function: declared.name) && parameter.tellsNothing
    }

    /// `addTideListener(responseHandler:errorHandler:) -> Subscription?`: a caller that receives something to end the
    /// subscription hears of many events, and of none if there is nothing to end. An object that is closed, not
    /// cancelled, is no request with an end of its own.
    var givesSubscription: Bool {
        guard let type = declared.returnType else { return false }
        let name = type.trimmedDescription.prefix { $0 != "<" }.split { !$0.isLetter }.last ?? ""
        return Vocabulary.callStreamEndings.contains { name.hasSuffix($0) }
            || HandlerName.registersListener(function: declared.name)
                && Vocabulary.subscriptionTypeEndings.contains { name.hasSuffix($0) }
    }

    /// Whether a handler is told of an error, or of none, and of nothing that happens: `listen(_: ((any Error)?) -> Void)`. One
    /// for what happens, as `onDisconnect` has it, may hear of many.
    func hearsWhetherItStands(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard Vocabulary.subscribingBeginnings.contains(where: declared.name.hasPrefix), let told = parameter.onlyTold
        else {
            return false
        }
        if let error = told.optionalWrapped {
            return error.tokens(viewMode: .sourceAccurate).contains { $0.text.hasSuffix("Error") }
        }
        return Vocabulary.emptyResults.contains(where: told.trimmedDescription.hasPrefix)
    }

    private func isInSubscription(_ block: Block, in graph: FlowGraph) -> Bool {
        graph.closures(outwardFrom: block.region).contains { index in
            let closure = graph.regions[index]
            let names = closure.parameters.map { graph.terms[$0].name }
            let function = graph.call(givenRegion: index)?.name
            return closure.firesAgain || EventClosure.isOfSubscription(names, givenTo: function)
        }
    }
}

extension Call {
    func gives(_ value: TermID) -> Bool { arguments.contains { $0.operand.terms.contains(value) } }
}

extension DeclaredFunction {
    /// Whether it ends with `return self`.
    fileprivate var isChained: Bool {
        guard case .stmt(let last)? = body.last?.item else { return false }
        return last.as(ReturnStmtSyntax.self)?.expression?.isSelf ?? false
    }
}
