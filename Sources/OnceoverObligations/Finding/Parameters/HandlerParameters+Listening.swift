import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary

/// Handlers that hear of what happens, as the closures say that call them.
extension HandlerParameters {
    /// `states.sink { resultHandler($0) }.store(in: &bag)`: what hears a subject of the same object for as long as that is there
    /// hears of all values. One that is called a completion handler waits for one of them.
    func hearsSubject(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard !isExplicit(parameter), code.file.words.contains("sink("), let uses = uses(of: parameter),
            !uses.isRenamed
        else { return false }
        if uses.takers.isEmpty { return areInSubscription(uses.calls) }
        return uses.calls.isEmpty && uses.takers.allSatisfy { isGivenToSubscriber($0, parameter) }
    }

    /// Whether a call gives a handler to a function of the file that calls it so.
    private func isGivenToSubscriber(_ call: Call, _ parameter: DeclaredFunction.Parameter) -> Bool {
        let graph = code.graph(of: function)
        let callees = Callees(code: code, others: others, function: function).here(of: call, in: graph)
        guard let handler = uses(of: parameter)?.handler, !callees.isEmpty,
            let argument = call.arguments.firstIndex(where: { $0.operand.terms.contains(handler) })
        else { return false }
        return callees.allSatisfy { callee in
            guard let taker = callee.function else { return false }
            let finder = of(taker)
            let uses = finder.uses(of: finder.declared.parameters[callee.mapping[argument]])
            return uses.map { !$0.isRenamed && $0.takers.isEmpty && finder.areInSubscription($0.calls) } ?? false
        }
    }

    private func areInSubscription(_ calls: [Block]) -> Bool {
        guard !calls.isEmpty else { return false }
        let graph = code.graph(of: function)
        let subscribed = Set(graph.regions.indices.compactMap { subject(keptBySink: $0, in: graph) })
        return calls.allSatisfy { block in
            graph.closures(outwardFrom: block.region).contains { region in
                graph.call(givenRegion: region)?.chainRoot.map(subscribed.contains) ?? false
            }
        }
    }

    /// `beginBackgroundTask { self.stop(); completion() }`: a handler that has no parameters and is called only when
    /// time has run out hears of that alone. A handler that waits for an outcome is told which one.
    func hearsExpiration(_ index: Int) -> Bool {
        let parameter = declared.parameters[index]
        guard parameter.tellsNothing,
            Vocabulary.backgroundTaskWords.contains(where: { code.mentions($0, in: function) }),
            let uses = uses(of: parameter), !uses.isRenamed, !uses.calls.isEmpty || !uses.takers.isEmpty
        else { return false }
        let graph = code.graph(of: function)
        return uses.calls.allSatisfy { block in
            graph.closures(outwardFrom: block.region).contains { runsOnExpiration($0, in: graph) }
        }
            && uses.takers.allSatisfy { taker in
                taker.arguments.allSatisfy { argument in
                    !argument.operand.terms.contains(uses.handler) || Self.isExpiration(argument.label, of: taker)
                }
            }
    }

    /// The subject of the object that a closure is given all values of, if the subscription is kept in a property.
    private func subject(keptBySink region: Int, in graph: FlowGraph) -> TermID? {
        guard graph.regions[region].firesAgain, let call = graph.call(givenRegion: region), call.name == "sink",
            let root = call.chainRoot, case .member(graph.selfTerm, let name) = graph.terms[root].kind,
            code.subjects.has(name), isKept(call.result, in: graph)
        else { return nil }
        return root
    }

    /// `startScanner(handler:)` beside `stopScanner()`: a closure with a vague name that receives values until it is
    /// stopped is no single answer. A result, or no value, is.
    func hearsUntilStopped(_ parameter: DeclaredFunction.Parameter) -> Bool {
        guard HandlerName.isCallback(parameter.name), !parameter.tellsNothing, !isToldOutcome(parameter) else {
            return false
        }
        return Self.lasting.contains { start, stop in
            declared.name.hasPrefix(start)
                && code.declarations.functions(named: stop + declared.name.dropFirst(start.count)).contains {
                    code.declarations.functions[$0].simpleTypeName == declared.simpleTypeName
                }
        }
    }

    private static let lasting = [(start: "start", stop: "stop"), (start: "begin", stop: "end")]

    private func isKept(_ subscription: TermID, in graph: FlowGraph) -> Bool {
        graph.calls.contains { $0.name == "store" && $0.receiver == subscription }
            || graph.assignments.contains { target, value in
                if case .member(graph.selfTerm, _) = graph.terms[target].kind {
                    value == .term(subscription)
                } else {
                    false
                }
            }
    }

    private func runsOnExpiration(_ region: Int, in graph: FlowGraph) -> Bool {
        guard let call = graph.call(givenRegion: region) else {
            return graph.regions[region].property != nil && graph.callbackName(of: region) == "expirationHandler"
        }
        return Self.isExpiration(graph.regions[region].argument.flatMap { call.arguments[$0].label }, of: call)
    }

    private static func isExpiration(_ label: String?, of call: Call) -> Bool {
        label == "expirationHandler" || label == nil && call.name == "beginBackgroundTask"
    }
}
