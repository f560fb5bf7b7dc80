import OnceoverContracts
import OnceoverVocabulary
import SwiftSyntax

/// Lays out closures and local functions where they run, or are handed over.
struct ClosureLowering {
    let builder: BodyBuilder

    // What it leaves to others.
    var callLowering: CallLowering { CallLowering(builder: builder) }
    var captureKeepers: CaptureKeepers { CaptureKeepers(builder: builder) }
    var expressionLowering: ExpressionLowering { ExpressionLowering(builder: builder) }
    var publisherChains: PublisherChains { PublisherChains(builder: builder) }
    var regionLowering: RegionLowering { RegionLowering(builder: builder) }
    var startedClosures: StartedClosures { StartedClosures(builder: builder) }
    var statementLowering: StatementLowering { StatementLowering(builder: builder) }

    func makeCallable(_ body: Callable.Body) -> Int {
        builder.callables.append(Callable(body: body, scope: builder.scope, isWorkItem: false))
        return builder.callables.count - 1
    }

    func bindCallable(_ body: Callable.Body, name: String) {
        let index = makeCallable(body)
        let term = builder.graph.terms.addVariable(name)
        builder.callables[index].variable = term
        builder.scope.bind(name, to: .callable(index))
    }

    /// The closure or local function that a call names, or that is called in place.
    func callable(calledBy node: FunctionCallExprSyntax) -> Int? {
        if let closure = node.calledExpression.as(ClosureExprSyntax.self) { return makeCallable(.closure(closure)) }
        guard let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
            case .callable(let index)? = builder.scope.lookUp(reference.baseName.text),
            !builder.callables[index].isWorkItem
        else { return nil }
        return index
    }

    /// Lays out the body of a closure or local function at its call. One that only gives another closure is that
    /// closure, with what it was given.
    func inline(_ index: Int, _ node: FunctionCallExprSyntax) -> Operand {
        if let given = closureGiven(by: builder.callables[index]) { return .callable(make(given, by: index, node)) }
        let region = layOut(index, as: .calledInPlace, arguments: callLowering.lowerArguments(of: node), at: Site(node))
        return .term(builder.graph.regions[region].result)
    }

    /// Lays out the closures among a call's arguments, in their order.
    func layOutClosures(_ arguments: [Argument], of call: Int, _ node: FunctionCallExprSyntax) {
        let name = builder.graph.calls[call].name ?? ""
        let literals = builder.contracts.hingesOnLiterals(name) ? builder.graph.literals(of: arguments) : [:]
        for index in arguments.indices {
            guard let callable = arguments[index].operand.closureNumber ?? closureOverElements(index, of: call, node)
            else { continue }
            guard !isInspection(builder.graph.calls[call]),
                !isKept(callable, by: builder.graph.calls[call], as: arguments[index], node)
            else { continue }
            let use = ClosureUse(of: index, in: builder.graph.calls[call], literals: literals)
            var convention = convention(
                of: builder.graph.calls[call], use, givesManyValues: publisherChains.givesManyValues(to: call))
            let isOver = convention.isOverElements
            if isOver, takesNoElement(builder.callables[callable]) || isKeptByOwn(builder.graph.calls[call], index) {
                convention = .callback
            }
            if convention == .callback, runsAtOnce(builder.callables[callable], givenTo: node) {
                convention = .inPlaceOnce
            }
            let closure = HandedClosure(
                callable: callable, convention: convention, call: call, argument: index, site: arguments[index].site,
                madeIn: builder.frame.region)
            let start =
                convention == .callback || convention.startedBy != nil
                ? startedClosures.start(of: builder.graph.calls[call], madeBy: node, by: convention.startedBy) : .atOnce
            switch start {
            case .atOnce: layOut(closure, handedBy: node)
            case .later: builder.unstarted[builder.graph.calls[call].result, default: []].append(closure)
            case .never: layOut(closure, as: .unstarted)
            }
        }
    }

    /// Lays out a closure where it is handed over; where the call may refuse it and is asked, by its answer.
    private func layOut(_ closure: HandedClosure, handedBy node: FunctionCallExprSyntax) {
        guard closure.convention.startedBy == nil, let refused = closure.convention.refused,
            !startedClosures.isUnasked(node)
        else {
            return layOut(closure, as: closure.convention)
        }
        let refusal = Refusal(answer: builder.graph.calls[closure.call].result, mayRun: refused != .never)
        layOut(closure, as: closure.convention.unlessRefused, refusal: refusal)
    }

    func layOut(_ closure: HandedClosure, as convention: ClosureConvention, refusal: Refusal? = nil) {
        let region = layOut(
            closure.callable, as: convention, call: closure.call, argument: closure.argument, refusal: refusal,
            at: closure.site)
        builder.graph.calls[closure.call].arguments[closure.argument].operand = .region(region)
    }

    /// What surely runs its closure later has run it where it is awaited: `try await context.perform { … }`.
    func convention(
        of call: Call, _ use: ClosureUse, givesManyValues: @autoclosure () -> Bool
    ) -> ClosureConvention {
        let convention = ClosureConvention.of(
            call.name, use, contracts: builder.contracts, givesManyValues: givesManyValues())
        return builder.frame.isAwaited && convention == .laterOnce ? .inPlaceOnce : convention
    }

    /// `removeAll { … }`, where the type has a `removeAll(completion:)` of its own.
    private func isKeptByOwn(_ call: Call, _ argument: Int) -> Bool {
        switch call.callee {
        case .name(let name), .member(builder.selfTerm, let name):
            builder.names.keepsClosure(name, call.arguments, argument)
        default: false
        }
    }

    /// Calls that look at a closure and do not run it.
    private func isInspection(_ call: Call) -> Bool {
        guard case .name(let name) = call.callee, !builder.names.functions.contains(name) else { return false }
        return Vocabulary.inspectingFunctions.contains(name)
            && call.arguments.contains {
                if case .callable(let index) = $0.operand { builder.callables[index].variable != nil } else { false }
            }
    }

    /// Lays out a closure's body where the closure is handed over, and returns its region.
    func layOut(
        _ index: Int, as convention: ClosureConvention, call: Int? = nil, argument: Int? = nil, property: TermID? = nil,
        arguments: [Argument] = [], refusal: Refusal? = nil, at site: Site
    ) -> Int {
        let callable = builder.callables[index]
        builder.counts.forgetChanging()
        let outerScope = builder.scope
        builder.scope = Scope(parent: callable.scope)
        defer { builder.scope = outerScope }
        if let property, case .member(let owner, _) = builder.graph.terms[property].kind {
            builder.propertyClosures[owner, default: []].append(index)
        }
        let region = regionLowering.addRegion(
            callable, convention, call: call, argument: argument, property: property, refusal: refusal, at: site)
        if callable.isWorkItem { builder.graph.regions[region].workItem = callable.variable }
        builder.graph.append(.enter(region))
        bindReceiver(of: call, to: builder.graph.regions[region].parameters, convention, at: site)
        bind(arguments, to: builder.graph.regions[region].parameters, of: callable)
        guard !builder.activeCallables.contains(index), builder.activeCallables.count < 12, !builder.graph.isFull else {
            builder.graph.append(.recursion(site))
            return closeWithoutBody(region, at: site)
        }
        builder.activeCallables.append(index)
        lowerBody(of: callable, in: region, convention, at: site)
        builder.activeCallables.removeLast()
        return region
    }

    /// A lock gives its closure the value that it guards. `forEach` gives its closure the elements of a sequence or the
    /// value of an optional. A continuation is new, whatever function makes it: `Bridge.withCheckedContinuation { … }`.
    private func bindReceiver(of call: Int?, to parameters: [TermID], _ convention: ClosureConvention, at site: Site) {
        guard let call, let receiver = builder.graph.calls[call].receiver, let first = parameters.first,
            !builder.graph.calls[call].makesContinuation
        else { return }
        if convention.isOverElements, let element = builder.element(of: .term(receiver)) {
            builder.graph.append(.assign(first, .term(element), site))
        } else if convention.timing == .inPlace, convention.repetition == .once {
            builder.scope.bind(builder.graph.terms[first].name, to: .variable(receiver))
        }
    }

    func bind(_ arguments: [Argument], to parameters: [TermID], of callable: Callable) {
        for (argument, number) in zip(arguments, callable.parameters(given: arguments)) {
            guard let number, parameters.indices.contains(number) else { continue }
            if case .callable(let index) = argument.operand {
                builder.scope.bind(builder.graph.terms[parameters[number]].name, to: .callable(index))
            } else {
                builder.graph.append(.assign(parameters[number], argument.operand, argument.site))
            }
        }
    }

    private func closeWithoutBody(_ region: Int, at site: Site) -> Int {
        builder.graph.connect(to: builder.graph.regions[region].exit, site: site)
        builder.start(builder.graph.regions[region].exit)
        builder.graph.append(.leave(region))
        return region
    }

    /// A value in a place that has to keep it: a closure without a name is laid out there.
    func materialize(_ operand: Operand, at site: Site) -> Operand {
        guard case .callable(let index) = operand else { return operand }
        return .region(layOut(index, as: .callback, at: site))
    }
}
