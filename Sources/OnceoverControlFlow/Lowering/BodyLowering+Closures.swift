import OnceoverContracts
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

    /// Lays out the body of a closure or local function at its call.
    func inline(_ index: Int, _ node: FunctionCallExprSyntax) -> Operand {
        let region = layOut(index, as: .calledInPlace, arguments: lowerArguments(of: node), at: Site(node))
        return .term(graph.regions[region].result)
    }

    /// Lays out the closures among a call's arguments, in their order.
    func layOutClosures(_ arguments: [Argument], of call: Int, _ node: FunctionCallExprSyntax) {
        let name = graph.calls[call].name ?? ""
        let literals = contracts.hingesOnLiterals(name) ? graph.literals(of: arguments) : [:]
        for index in arguments.indices {
            guard case .callable(let callable) = arguments[index].operand else { continue }
            guard !isInspection(graph.calls[call]) else { continue }
            let use = ClosureUse(of: index, in: graph.calls[call], literals: literals)
            var convention = convention(
                of: graph.calls[call], use, givesManyValues: givesManyValues(to: call))
            if convention.isOverElements, takesNoElement(callables[callable]) { convention = .callback }
            if convention == .callback, runsAtOnce(callables[callable], givenTo: node) { convention = .inPlaceOnce }
            let closure = HandedClosure(
                callable: callable, convention: convention, call: call, argument: index, site: arguments[index].site)
            if convention == .callback, isStartedLater(graph.calls[call], madeBy: node) {
                unstarted[graph.calls[call].result, default: []].append(closure)
            } else {
                layOut(closure, as: convention)
            }
        }
    }

    func layOut(_ closure: HandedClosure, as convention: ClosureConvention) {
        let region = layOut(
            closure.callable, as: convention, call: closure.call, argument: closure.argument, at: closure.site)
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

    /// Calls that look at a closure and do not run it.
    private func isInspection(_ call: Call) -> Bool {
        guard case .name(let name) = call.callee else { return false }
        return ["type", "print", "debugPrint", "dump", "withExtendedLifetime", "ObjectIdentifier"].contains(name)
            && call.arguments.contains {
                if case .callable(let index) = $0.operand { callables[index].variable != nil } else { false }
            }
    }

    /// Lays out a closure's body where the closure is handed over, and returns its region.
    func layOut(
        _ index: Int, as convention: ClosureConvention, call: Int? = nil, argument: Int? = nil, property: TermID? = nil,
        arguments: [Argument] = [], at site: Site
    ) -> Int {
        let callable = callables[index]
        forgetChangingCounts()
        let outerScope = scope
        scope = Scope(parent: callable.scope)
        defer { scope = outerScope }
        let region = addRegion(callable, convention, call: call, argument: argument, property: property, at: site)
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

    /// What a lock guards is what its closure is given; what a sequence holds is what `forEach` gives its closure. A
    /// continuation is new, whoever is asked for it: `Bridge.withCheckedContinuation { … }`.
    private func bindReceiver(of call: Int?, to parameters: [TermID], _ convention: ClosureConvention, at site: Site) {
        guard let call, let receiver = graph.calls[call].receiver, let first = parameters.first,
            !graph.calls[call].makesContinuation
        else { return }
        if convention.repetition == .zeroOrMore, let element = element(of: .term(receiver)) {
            graph.append(.assign(first, .term(element), site))
        } else if convention.timing == .inPlace, convention.repetition == .once {
            scope.bind(graph.terms[first].name, to: .variable(receiver))
        }
    }

    private func bind(_ arguments: [Argument], to parameters: [TermID], of callable: Callable) {
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

    private func addRegion(
        _ callable: Callable, _ convention: ClosureConvention, call: Int?, argument: Int?, property: TermID?,
        at site: Site
    ) -> Int {
        // What is captured is made first, and may hold closures itself.
        let holder = holder(of: property, convention, call)
        let parameters = declareParameters(of: callable, heldBy: holder)
        let index = graph.regions.count
        let entry = graph.makeBlock(in: index)
        let exit = graph.makeBlock()
        let names = parameters.map { graph.terms[$0].name }
        let runsUntilDone = EventClosure.runsUntilDone(names)
        let comesAgain =
            runsUntilDone
            || EventClosure.isOfSubscription(names, givenTo: call.flatMap { graph.calls[$0].name })
            || EventClosure.givesObserverBack(names) && call.map { isGivenOwner(graph.calls[$0]) } ?? false
        let mode: RegionMode =
            convention == .callback && comesAgain
            ? .repeating : mode(of: convention, call: call, argument: argument, property: property)
        graph.regions.append(
            Region(
                call: call, argument: argument, mode: mode, modeAlone: self.mode(of: convention),
                firesAgain: convention.firesAgain && !tellsLast(callable, convention), last: convention.last,
                followsValue: call.map(endsWithValue) ?? false,
                startedBy: convention.startedBy, repeatedBy: convention.repeatedBy, awaits: convention.awaits,
                isDeferred: convention.timing == .deferred,
                surelyRuns: convention.surelyRuns, isOnMainActor: isOnMainActor(callable), site: closureSite(callable),
                parameters: parameters, weakSelf: weakSelf,
                parent: frame.region, property: property,
                event: convention == .callback ? event(parameters, call) : nil, runsUntilDone: runsUntilDone,
                entry: entry, exit: exit,
                result: graph.terms.addCallResult(of: "closure")))
        connectEntry(of: index, mode, at: site)
        start(entry)
        return index
    }

    /// Whether a closure asks by which it can tell its last call from those before.
    private func tellsLast(_ callable: Callable, _ convention: ClosureConvention) -> Bool {
        guard let word = convention.tellsLast else { return false }
        return callable.body.tokens.contains { $0.text == word }
    }

    /// `scanner.scan(self) { _, device in … }`: a call that is first given the object whose property it is made on.
    private func isGivenOwner(_ call: Call) -> Bool {
        guard let first = call.arguments.first, first.label == nil, let receiver = call.receiver else { return false }
        return first.operand.terms.contains { graph.terms[receiver].mentions.contains($0) }
    }

    /// The parameter by which a closure is told of one event after the other; nothing where it is told of an end.
    private func event(_ parameters: [TermID], _ call: Int?) -> TermID? {
        parameters.first { EventClosure.isEvent(graph.terms[$0].name, givenBy: call.flatMap { graph.calls[$0].name }) }
    }

    /// The weak reference to `self` that a closure captures whose captures have just been declared.
    private var weakSelf: TermID? {
        guard case .variable(let term)? = scope.own("self"), graph.terms[term].isWeak else { return nil }
        return term
    }

    private func holder(of property: TermID?, _ convention: ClosureConvention, _ call: Int?) -> CaptureHolder {
        if let property, case .member(let owner, _) = graph.terms[property].kind { return .owner(owner) }
        guard convention.timing == .inPlace else { return .nobody }
        return call.map { graph.calls[$0].makesContinuation } ?? false ? .continuationBody : .statement
    }

    /// The edges around a region: into it, past it, and round again.
    private func connectEntry(of index: Int, _ mode: RegionMode, at site: Site) {
        let region = graph.regions[index]
        let emptiness = mode == .zeroOrMore ? region.call.flatMap { graph.calls[$0].receiver } : nil
        let isEmpty = emptiness.flatMap { self.emptiness(of: .term($0)) }
        func assuming(_ value: Bool) -> [Assumption] { isEmpty.map { [Assumption($0, .boolean(value))] } ?? [] }
        graph.connect(to: region.entry, .entersClosure(index), site: site, assuming: assuming(false))
        graph.connect(to: region.exit, .skipsClosure(index), site: site, assuming: assuming(true))
    }

    private func mode(of convention: ClosureConvention, call: Int?, argument: Int?, property: TermID?) -> RegionMode {
        if let group = alternativeGroup(call: call, argument: argument, property: property) {
            return .alternative(group: group)
        }
        return self.mode(of: convention)
    }

    private func mode(of convention: ClosureConvention) -> RegionMode {
        switch convention.repetition {
        case .once: return .once
        case .zeroOrOne: return .zeroOrOne
        case .zeroOrMore: return .zeroOrMore
        case .repeating: return .repeating
        case .never: return .never
        case .kept: return .kept
        }
    }

    /// The value of a call that runs its closure at once is taken to be the closure's, as with `withLock`.
    private func passResult(of region: Int, to result: TermID, at site: Site) {
        let value = graph.regions[region].result
        graph.append(.assign(result, .term(value), site))
        for index in 0..<2 {
            let part = graph.terms.member("\(index)", of: value)
            graph.append(.assign(graph.terms.member("\(index)", of: result), .term(part), site))
        }
    }

    private func isOnMainActor(_ callable: Callable) -> Bool {
        guard case .closure(let node) = callable.body, let attributes = node.signature?.attributes else { return false }
        return attributes.contains { $0.trimmedDescription == "@MainActor" }
    }

    private func closureSite(_ callable: Callable) -> Site {
        switch callable.body {
        case .closure(let node):
            let end = node.signature.map { Site($0).range.upperBound } ?? Site(node.leftBrace).range.upperBound
            return Site(start: Site(node.leftBrace).range.lowerBound, end: end)
        case .function(let node): return Site(node.name)
        case .autoclosure(let value): return Site(value)
        }
    }

    private func lowerBody(of callable: Callable, in region: Int, _ convention: ClosureConvention, at site: Site) {
        let outer = frame
        let outerChains = chainExits
        let wasOffered = isOffered
        isOffered = false
        defer { isOffered = wasOffered }
        chainExits = []
        let exit = graph.regions[region].exit
        // `results.map { try parse($0) }`: no error leaves a call that stands under no `try`.
        let isWithoutTry = graph.regions[region].call != nil && !outer.isTried && !outer.isForced
        let catchesErrors = convention.catchesErrors || isWithoutTry
        frame = Frame(
            returnTarget: exit, returnTerm: graph.regions[region].result, returnDefers: defers.count,
            throwTarget: catchesErrors ? exit : outer.throwTarget,
            throwDefers: catchesErrors ? defers.count : outer.throwDefers, region: region)
        graph.region = region
        switch callable.body {
        case .closure(let node): lowerBody(node.statements, end: Site(node.rightBrace))
        case .function(let node):
            if let body = node.body { lowerBody(body.statements, end: Site(body.rightBrace)) }
        case .autoclosure(let value):
            lowerAndDrop(value)
            graph.connect(to: frame.returnTarget, site: Site(value))
        }
        graph.region = outer.region
        frame = outer
        chainExits = outerChains
        start(exit)
        graph.append(.leave(region))
        if let call = graph.regions[region].call, convention.timing == .inPlace {
            passResult(of: region, to: graph.calls[call].result, at: site)
        }
        if convention.repetition == .zeroOrMore || graph.regions[region].firesAgain || graph.regions[region].call != nil
        {
            let after = graph.makeBlock()
            graph.connect(to: graph.regions[region].entry, .repeatsClosure(region), site: site)
            graph.connect(to: after, site: site)
            start(after)
        }
    }
}
