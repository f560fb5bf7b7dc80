import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

/// What the functions that the calls in a body may mean do with what they are given.
struct CallSummaries {
    let code: FileCode
    let others: OtherFiles
    let callees: Callees
    /// Of the file's own functions.
    unowned let known: ParameterSummaries

    /// What the called function does with the parameter that an argument goes to; nil if its body is not known.
    ///
    /// - Parameter trustsExpectation: whether it would change nothing to hear that the function calls the argument once.
    func summary(of call: Call, argument: Int, in graph: FlowGraph, trustsExpectation: Bool) -> ParameterSummary? {
        guard let question = callees.question(of: call, in: graph) else { return nil }
        let here = callees.here(meantBy: question)
        let isOpen = callees.isOpen(question, here)
        if isOpen, here.isEmpty {
            return others.summary(
                elsewhere: question, argument: argument, trustsExpectation: trustsExpectation, isTried: call.isTried)
        }
        guard isOpen else { return ParameterSummary.common(to: summaries(of: call, argument: argument, by: here)) }
        let elsewhere = others.summaries(
            elsewhere: question, argument: argument, trustsExpectation: trustsExpectation)
        return ParameterSummary.common(
            to: summaries(of: call, argument: argument, by: elsewhere.isEmpty ? here : meantBeside(here)) + elsewhere)
    }

    /// A call on another object hardly ever means the function that makes it, where another file has one of the name: a
    /// delegate hands on what it is told, and a decorator what it is asked.
    private func meantBeside(_ here: [Callee]) -> [Callee] { here.filter { $0.function != callees.function } }

    private func summaries(of call: Call, argument: Int, by callees: [Callee]) -> [ParameterSummary?] {
        callees.map { summary(of: $0, parameter: $0.mapping[argument], calledBy: call) }
    }

    private func summary(of callee: Callee, parameter: Int, calledBy call: Call) -> ParameterSummary? {
        guard let function = callee.function, !code.promisesOtherwise(function, parameter: parameter) else {
            return nil
        }
        if known.isPending(function, parameter: parameter) { return recursive(function) }
        let constants = constants(givenBy: call, to: function, mapping: callee.mapping)
        var summary = known.summary(of: function, parameter: parameter, given: constants)?.called(
            by: callee.mapping)
        summary?.isOfCaller = function == callees.function
        return summary
    }

    /// What the called function does with handlers of which one is to be called; nil if its body is not in the file.
    func summary(of call: Call, handlers: [Int], in graph: FlowGraph) -> ParameterSummary? {
        ParameterSummary.common(to: callees.here(of: call, in: graph).map { summary(of: $0, handlers: handlers) })
    }

    private func summary(of callee: Callee, handlers: [Int]) -> ParameterSummary? {
        guard case .here(let function) = callee.body else { return nil }
        return known.summary(of: function, handlers: handlers.map { callee.mapping[$0] })
    }

    /// How often a function calls, or completes, what it is given as an argument, as a contract says.
    func calls(of argument: Int, by call: Call) -> CallFrequency? {
        call.name.flatMap {
            code.contracts.callback(of: $0, ClosureUse(of: argument, in: call, literals: [:]))?.calls
        }
    }

    /// What a method that an extension adds to the type of an obligation does with it; nil if its body is not known.
    func summaryOfReceiver(of call: Call, ofTypes types: Set<String>) -> ParameterSummary? {
        guard let name = call.name else { return nil }
        let labels = call.arguments.map { ($0.label, $0.isTrailing) }
        let added = code.declarations.functions(named: name).filter { function in
            let declared = code.declarations.functions[function]
            return types.contains(declared.simpleTypeName ?? "") && declared.match(labels) != nil
        }
        guard let only = added.first, added.count == 1 else {
            let question = CalleeQuestion(
                name: name, labels: labels.map { CalleeQuestion.Label(text: $0.0, isTrailing: $0.1) },
                receiver: .unknown,
                own: nil, inherited: [])
            return added.isEmpty ? others.summary(ofReceiverIn: question, addedTo: types) : nil
        }
        if known.isPending(only, parameter: ParameterKey.receiver) { return recursive(only) }
        return known.summary(of: only, parameter: ParameterKey.receiver)
    }

    /// What a call says of a function's parameters by constants, and by leaving out what has one for a default.
    func constants(givenBy call: Call, to function: Int, mapping: [Int]) -> [Int: Fact] {
        var constants: [Int: Fact] = [:]
        for (index, parameter) in code.declarations.functions[function].parameters.enumerated()
        where !parameter.isVariadic {
            if let argument = mapping.firstIndex(of: index) {
                constants[index] = call.arguments[argument].operand.constant
            } else {
                constants[index] = parameter.factByDefault
            }
        }
        return constants
    }

    /// A function that is being summarised hands the obligation on to itself: to the fixpoint, that is one discharge. One that
    /// returns something may tell by it whether it has taken the obligation.
    private func recursive(_ function: Int) -> ParameterSummary {
        let declared = code.declarations.functions[function]
        let mayTell = declared.returnType.map { $0.mayTell } ?? false
        return ParameterSummary(
            outcomes: [CallOutcome(transition: mayTell ? .handOver : .discharge)], isObligation: !mayTell,
            function: declared.name)
    }
}
