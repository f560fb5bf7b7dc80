import OnceoverContracts
import SwiftSyntax

/// The region of a graph that a closure's body takes up, and how it is entered.
struct RegionLowering {
    let builder: BodyBuilder

    // What it leaves to others.
    var choiceGroups: ChoiceGroups { ChoiceGroups(builder: builder) }
    var closureLowering: ClosureLowering { ClosureLowering(builder: builder) }
    var publisherChains: PublisherChains { PublisherChains(builder: builder) }
    var collections: Collections { Collections(builder: builder) }

    func addRegion(
        _ callable: Callable, _ convention: ClosureConvention, call: Int?, argument: Int?, property: TermID?,
        refusal: Refusal?, at site: Site
    ) -> Int {
        // What is captured is made first, and may hold closures itself.
        let holder = holder(of: property, convention, call)
        let parameters = closureLowering.declareParameters(of: callable, heldBy: holder, givenTo: call)
        let index = builder.graph.regions.count
        let entry = builder.graph.makeBlock(in: index)
        let exit = builder.graph.makeBlock()
        let names = parameters.map { builder.graph.terms[$0].name }
        let done = EventClosure.done(among: names, repeats: convention.repetition == .repeating).map { parameters[$0] }
        let mode: RegionMode =
            convention == .callback && (done != nil || comesAgain(names, givenTo: call.map { builder.graph.calls[$0] }))
            ? .repeating : mode(of: convention, call: call, argument: argument, property: property)
        builder.graph.regions.append(
            Region(
                call: call, argument: argument, mode: mode, modeAlone: self.mode(of: convention),
                firesAgain: convention.firesAgain && !tellsLast(callable, convention), last: convention.last,
                requestedBy: convention.requestedBy, endedBy: convention.tellsLast,
                followsValue: call.map(publisherChains.endsWithValue) ?? false,
                startedBy: convention.startedBy, repeatedBy: convention.repeatedBy, awaits: convention.awaits,
                isDeferred: convention.timing == .deferred,
                surelyRuns: convention.surelyRuns, isAssumed: convention.isAssumed,
                isOnMainActor: isOnMainActor(callable), site: closureSite(callable),
                parameters: parameters, weakSelf: weakSelf,
                parent: builder.frame.region, property: property,
                event: convention == .callback ? event(parameters, call) : nil, done: done,
                entry: entry, exit: exit,
                result: builder.graph.terms.addCallResult(of: "closure")))
        connectEntry(of: index, mode, unless: refusal, at: site)
        builder.start(entry)
        noteGivenCases(to: index, at: site)
        return index
    }

    /// Whether the names of a closure's parameters say that it receives one event after the other.
    private func comesAgain(_ names: [String], givenTo call: Call?) -> Bool {
        EventClosure.isOfSubscription(names, givenTo: call?.name)
            || EventClosure.givesObserverBack(names) && call.map(isGivenOwner) ?? false
    }

    /// Whether a closure asks by which it can tell its last call from those before. Which call becomes the last, because the
    /// word is what it calls then, its paths say.
    private func tellsLast(_ callable: Callable, _ convention: ClosureConvention) -> Bool {
        guard let word = convention.tellsLast else { return false }
        return callable.body.tokens.contains { $0.text == word && !isCalled($0) }
    }

    /// `input.markAsFinished()`
    private func isCalled(_ token: TokenSyntax) -> Bool {
        let name = token.parent?.as(DeclReferenceExprSyntax.self)
        let member = name?.parent?.as(MemberAccessExprSyntax.self)
        let called = member?.declName == name ? member.map { ExprSyntax($0) } : name.map { ExprSyntax($0) }
        return called != nil && called?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression == called
    }

    /// `scanner.scan(self) { _, device in … }`: a call that is first given the object whose property it is made on.
    private func isGivenOwner(_ call: Call) -> Bool {
        guard let first = call.arguments.first, first.label == nil, let receiver = call.receiver else { return false }
        return first.operand.terms.contains { builder.graph.terms[receiver].mentions.contains($0) }
    }

    /// The parameter with which a closure receives one event after the other; nil if it receives an outcome.
    private func event(_ parameters: [TermID], _ call: Int?) -> TermID? {
        parameters.first {
            EventClosure.isEvent(builder.graph.terms[$0].name, givenBy: call.flatMap { builder.graph.calls[$0].name })
        }
    }

    /// The weak reference to `self` that a closure captures whose captures have just been declared.
    private var weakSelf: TermID? {
        guard case .variable(let term)? = builder.scope.own("self"), builder.graph.terms[term].isWeak else {
            return nil
        }
        return term
    }

    private func holder(of property: TermID?, _ convention: ClosureConvention, _ call: Int?) -> CaptureHolder {
        if let property, case .member(let owner, _) = builder.graph.terms[property].kind { return .owner(owner) }
        guard convention.timing == .inPlace else { return .nobody }
        guard let call = call.map({ builder.graph.calls[$0] }) else { return .statement() }
        return call.makesContinuation ? .continuationBody : .statement(on: call.receiver)
    }

    /// `number.map { … }`: the optional whose value, if there is one, a closure is given.
    private func unwrapped(by region: Region) -> TermID? {
        guard let call = region.call.map({ builder.graph.calls[$0] }), let name = call.name,
            let argument = region.argument,
            !region.isDeferred
        else { return nil }
        let contract = builder.contracts.callback(of: name, ClosureUse(of: argument, in: call, literals: [:]))
        return contract?.name.type == "Optional" ? call.receiver : nil
    }

    /// `coordinator.coordinate(readingItemAt: address, error: &problem) { … }`: the error that a call fills in where it does not run
    /// its closure.
    private func errorFilled(insteadOf region: Region) -> TermID? {
        guard region.mode == .zeroOrOne, !region.isDeferred, let call = region.call.map({ builder.graph.calls[$0] }),
            let argument = call.arguments.first(where: { $0.isInOut && $0.label == "error" }),
            case .term(let error) = argument.operand
        else { return nil }
        return error
    }

    /// The edges around a region: into it, past it, and round again.
    private func connectEntry(of index: Int, _ mode: RegionMode, unless refusal: Refusal?, at site: Site) {
        let region = builder.graph.regions[index]
        let emptiness = mode == .zeroOrMore ? region.call.flatMap { builder.graph.calls[$0].receiver } : nil
        let isEmpty = emptiness.flatMap { collections.emptiness(of: .term($0)) }
        let wrapped = unwrapped(by: region)
        let error = errorFilled(insteadOf: region)
        func assuming(_ value: Bool) -> [Constraint] {
            [
                isEmpty.map { Constraint($0, .boolean(value)) }, wrapped.map { Constraint($0, .isNil(value)) },
                error.map { Constraint($0, .isNil(!value)) },
            ]
            .compactMap { $0 }
        }
        let started = refusal.flatMap { $0.mayRun ? nil : Constraint($0.answer, .boolean(true)) }
        let refused = refusal.map { Constraint($0.answer, .boolean(false)) }
        builder.graph.connect(
            to: region.entry, .entersClosure(index), site: site, assuming: assuming(false) + [started].compactMap { $0 }
        )
        builder.graph.connect(
            to: region.exit, .skipsClosure(index), site: site, assuming: assuming(true) + [refused].compactMap { $0 })
    }

    private func mode(of convention: ClosureConvention, call: Int?, argument: Int?, property: TermID?) -> RegionMode {
        if let group = choiceGroups.alternativeGroup(call: call, argument: argument, property: property) {
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
        case .autoclosure(let value), .value(_, let value): return Site(value)
        }
    }
}
