import OnceoverContracts
import OnceoverVocabulary
import SwiftSyntax

extension BodyLowering {
    func makeCallable(_ body: Callable.Body) -> Int {
        callables.append(Callable(body: body, scope: scope, isWorkItem: false))
        return callables.count - 1
    }

    func bindCallable(_ body: Callable.Body, name: String) {
        let index = makeCallable(body)
        let term = graph.terms.addVariable(name)
        callables[index].variable = term
        scope.bind(name, to: .callable(index))
    }

    /// The closure or local function that a call names, or that is called in place.
    func callable(calledBy node: FunctionCallExprSyntax) -> Int? {
        if let closure = node.calledExpression.as(ClosureExprSyntax.self) { return makeCallable(.closure(closure)) }
        guard let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
            case .callable(let index)? = scope.lookUp(reference.baseName.text), !callables[index].isWorkItem
        else { return nil }
        return index
    }

    /// Lays out the body of a closure or local function at its call. One that only gives another closure is that
    /// closure, with what it was given.
    func inline(_ index: Int, _ node: FunctionCallExprSyntax) -> Operand {
        if let given = closureGiven(by: callables[index]) { return .callable(make(given, by: index, node)) }
        let region = layOut(index, as: .calledInPlace, arguments: lowerArguments(of: node), at: Site(node))
        return .term(graph.regions[region].result)
    }

    /// Lays out the closures among a call's arguments, in their order.
    func layOutClosures(_ arguments: [Argument], of call: Int, _ node: FunctionCallExprSyntax) {
        let name = graph.calls[call].name ?? ""
        let literals = contracts.hingesOnLiterals(name) ? graph.literals(of: arguments) : [:]
        for index in arguments.indices {
            guard let callable = callable(in: arguments[index].operand) ?? closureOverElements(index, of: call, node)
            else { continue }
            guard !isInspection(graph.calls[call]), !isKept(callable, by: graph.calls[call], as: arguments[index], node)
            else { continue }
            let use = ClosureUse(of: index, in: graph.calls[call], literals: literals)
            var convention = convention(
                of: graph.calls[call], use, givesManyValues: givesManyValues(to: call))
            let isOver = convention.isOverElements
            if isOver, takesNoElement(callables[callable]) || isKeptByOwn(graph.calls[call], index) {
                convention = .callback
            }
            if convention == .callback, runsAtOnce(callables[callable], givenTo: node) { convention = .inPlaceOnce }
            let closure = HandedClosure(
                callable: callable, convention: convention, call: call, argument: index, site: arguments[index].site,
                madeIn: frame.region)
            let start =
                convention == .callback || convention.startedBy != nil
                ? start(of: graph.calls[call], madeBy: node, by: convention.startedBy) : .atOnce
            switch start {
            case .atOnce: layOut(closure, handedBy: node)
            case .later: unstarted[graph.calls[call].result, default: []].append(closure)
            case .never: layOut(closure, as: .unstarted)
            }
        }
    }

    /// Lays out a closure where it is handed over; where the call may refuse it and is asked, by its answer.
    private func layOut(_ closure: HandedClosure, handedBy node: FunctionCallExprSyntax) {
        guard closure.convention.startedBy == nil, let refused = closure.convention.refused, !isUnasked(node) else {
            return layOut(closure, as: closure.convention)
        }
        let refusal = Refusal(answer: graph.calls[closure.call].result, mayRun: refused != .never)
        layOut(closure, as: closure.convention.unlessRefused, refusal: refusal)
    }

    func layOut(_ closure: HandedClosure, as convention: ClosureConvention, refusal: Refusal? = nil) {
        let region = layOut(
            closure.callable, as: convention, call: closure.call, argument: closure.argument, refusal: refusal,
            at: closure.site)
        graph.calls[closure.call].arguments[closure.argument].operand = .region(region)
    }

    /// What surely runs its closure later has run it where it is awaited: `try await context.perform { … }`.
    func convention(
        of call: Call, _ use: ClosureUse, givesManyValues: @autoclosure () -> Bool
    ) -> ClosureConvention {
        let convention = ClosureConvention.of(
            call.name, use, contracts: contracts, givesManyValues: givesManyValues())
        return frame.isAwaited && convention == .laterOnce ? .inPlaceOnce : convention
    }

    /// `removeAll { … }`, where the type has a `removeAll(completion:)` of its own.
    private func isKeptByOwn(_ call: Call, _ argument: Int) -> Bool {
        switch call.callee {
        case .name(let name), .member(selfTerm, let name): names.keepsClosure(name, call.arguments, argument)
        default: false
        }
    }

    /// Calls that look at a closure and do not run it.
    private func isInspection(_ call: Call) -> Bool {
        guard case .name(let name) = call.callee, !names.functions.contains(name) else { return false }
        return Vocabulary.inspectingFunctions.contains(name)
            && call.arguments.contains {
                if case .callable(let index) = $0.operand { callables[index].variable != nil } else { false }
            }
    }

    /// Lays out a closure's body where the closure is handed over, and returns its region.
    func layOut(
        _ index: Int, as convention: ClosureConvention, call: Int? = nil, argument: Int? = nil, property: TermID? = nil,
        arguments: [Argument] = [], refusal: Refusal? = nil, at site: Site
    ) -> Int {
        let callable = callables[index]
        forgetChangingCounts()
        let outerScope = scope
        scope = Scope(parent: callable.scope)
        defer { scope = outerScope }
        if let property, case .member(let owner, _) = graph.terms[property].kind {
            propertyClosures[owner, default: []].append(index)
        }
        let region = addRegion(
            callable, convention, call: call, argument: argument, property: property, refusal: refusal, at: site)
        if callable.isWorkItem { graph.regions[region].workItem = callable.variable }
        graph.append(.enter(region))
        bindReceiver(of: call, to: graph.regions[region].parameters, convention, at: site)
        bind(arguments, to: graph.regions[region].parameters, of: callable)
        guard !activeCallables.contains(index), activeCallables.count < 12, !graph.isFull else {
            graph.append(.recursion(site))
            return closeWithoutBody(region, at: site)
        }
        activeCallables.append(index)
        lowerBody(of: callable, in: region, convention, at: site)
        activeCallables.removeLast()
        return region
    }

    /// What a lock guards is what its closure is given; what a sequence, or an optional, holds is what `forEach` gives its
    /// closure. A continuation is new, whoever is asked for it: `Bridge.withCheckedContinuation { … }`.
    private func bindReceiver(of call: Int?, to parameters: [TermID], _ convention: ClosureConvention, at site: Site) {
        guard let call, let receiver = graph.calls[call].receiver, let first = parameters.first,
            !graph.calls[call].makesContinuation
        else { return }
        if convention.isOverElements, let element = element(of: .term(receiver)) {
            graph.append(.assign(first, .term(element), site))
        } else if convention.timing == .inPlace, convention.repetition == .once {
            scope.bind(graph.terms[first].name, to: .variable(receiver))
        }
    }

    func bind(_ arguments: [Argument], to parameters: [TermID], of callable: Callable) {
        for (argument, number) in zip(arguments, callable.parameters(given: arguments)) {
            guard let number, parameters.indices.contains(number) else { continue }
            if case .callable(let index) = argument.operand {
                scope.bind(graph.terms[parameters[number]].name, to: .callable(index))
            } else {
                graph.append(.assign(parameters[number], argument.operand, argument.site))
            }
        }
    }

    private func closeWithoutBody(_ region: Int, at site: Site) -> Int {
        graph.connect(to: graph.regions[region].exit, site: site)
        start(graph.regions[region].exit)
        graph.append(.leave(region))
        return region
    }
}
