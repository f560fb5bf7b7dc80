import OnceoverContracts
import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols

/// Says what each call of a graph does to one obligation.
struct CallEffects {
    private let graph: FlowGraph
    private let tracked: TrackedObligation
    private let aliases: Aliases
    private let resolver: any CallResolver

    init(of tracked: TrackedObligation, aliases: Aliases, in graph: FlowGraph, resolver: any CallResolver) {
        self.graph = graph
        self.tracked = tracked
        self.aliases = aliases
        self.resolver = resolver
    }

    /// Nothing where the call has nothing to do with the obligation.
    func effect(of call: Call) -> CallEffect? {
        if discharges(call) {
            if Reports.isReport(call, in: graph), tracked.kind == .handler { return nil }
            var effect = CallEffect.discharge
            effect.slotTerm = call.receiverOrValue.flatMap { aliases.isSlot($0) ? $0 : nil }
            return effect
        }
        if aliases.wraps(call) { return nil }
        if isWait(call) { return .await }
        if let effect = effect(ofAddedMethod: call) { return effect }
        if isMapped(call) { return .handOver("mapped into another closure") }
        if isSplit(call) { return .handOver("made into a pair of closures") }
        if isMethodOfHandler(call) { return .handOver("handled by `\(call.name ?? "")`") }
        if isUnknownOnSlot(call) { return .handOver("handled by `\(call.name ?? "")`") }
        if tracked.kind == .handlerPair, let effect = effect(ofPassingPairTo: call) { return effect }
        for (index, argument) in call.arguments.enumerated() {
            guard var effect = effect(of: argument, at: index, in: call) else { continue }
            effect.slotTerm = argument.operand.terms.first { aliases.isSlot($0) }
            return hasOtherCallbacks(call) ? .handOver("one of several callbacks of `\(call.name ?? "")`") : effect
        }
        return nil
    }

    private func discharges(_ call: Call) -> Bool {
        switch call.callee {
        case .value(let term): aliases.contains(term) || isDischargingMember(term)
        case .member(let receiver?, let name):
            aliases.contains(receiver) && (tracked.dischargingMethods.contains(name) || isCarried(under: name))
        // `resume(returning: value)`, in a method that the project has added to continuations.
        case .name(let name): tracked.roots == [graph.selfTerm] && tracked.dischargingMethods.contains(name)
        default: false
        }
    }

    /// `request.completion(…)`, where the element carries the handler.
    private func isCarried(under name: String) -> Bool {
        tracked.kind == .handler && tracked.slot?.property.elementMember == name
    }

    /// A call that is given the handler, or `continuation.resume`, and closures besides calls one or the other.
    private func hasOtherCallbacks(_ call: Call) -> Bool {
        guard [.handler, .handlerPair, .continuation].contains(tracked.kind) else { return false }
        return call.arguments.contains { argument in
            guard case .region(let region) = argument.operand, graph.regions[region].isDeferred else { return false }
            return mentions(region)
        }
    }

    /// Whether a closure's body, or one inside it, calls the handler or hands it on.
    private func mentions(_ region: Int) -> Bool {
        graph.blocks.contains { block in
            guard let index = block.call, graph.closures(outwardFrom: block.region).contains(region) else {
                return false
            }
            return discharges(graph.calls[index])
                || graph.calls[index].arguments.contains { aliases.contains($0.operand) }
        }
    }

    /// `waiting.drainAll()`: a method that the project gave to its collections.
    private func isUnknownOnSlot(_ call: Call) -> Bool {
        guard let slot = tracked.slot, slot.isCollection, case .member(slot.root, let name) = call.callee else {
            return false
        }
        let isKnown =
            SlotCalls.taking.contains(name) || SlotCalls.clearing.contains(name) || SlotCalls.storing.contains(name)
        return !isKnown && !SlotCalls.reading.contains(name)
    }

    /// `try promise.futureResult.wait()`
    private func isWait(_ call: Call) -> Bool {
        guard tracked.kind == .promise, case .member(let receiver?, let name) = call.callee,
            case .member(let promise, "futureResult") = graph.terms[receiver].kind
        else { return false }
        return ["wait", "get"].contains(name) && aliases.contains(promise)
    }

    /// `continuation.settle(value, error)`: a method that the project has added to continuations or promises.
    private func effect(ofAddedMethod call: Call) -> CallEffect? {
        guard let types = Self.extended[tracked.kind], tracked.slot == nil,
            case .member(let receiver?, let name) = call.callee, aliases.contains(receiver)
        else { return nil }
        return resolver.summaryOfReceiver(of: call, ofTypes: types)?.effect ?? .handOver("handled by `\(name)`")
    }

    /// The types whose values are obligations by themselves.
    private static let extended: [Obligation.Kind: Set<String>] = [
        .continuation: ["CheckedContinuation", "UnsafeContinuation"], .promise: ["EventLoopPromise"],
    ]

    /// `completion.map { … }` on an optional handler.
    private func isMapped(_ call: Call) -> Bool {
        guard case .member(let receiver?, let name) = call.callee, aliases.contains(receiver) else { return false }
        return tracked.kind == .handler && ["map", "flatMap"].contains(name)
    }

    /// `continuation.handlerPair()`, in which each closure answers.
    private func isSplit(_ call: Call) -> Bool {
        guard case .member(let receiver?, "handlerPair") = call.callee else { return false }
        return tracked.kind == .answerable && aliases.contains(receiver)
    }

    /// `completion.call(with: outcome)`: no closure has methods, so this is a value of the project's own that carries some, by
    /// whose type's name it was taken for one. Who calls what it carries is out of sight.
    private func isMethodOfHandler(_ call: Call) -> Bool {
        guard case .member(let receiver?, _) = call.callee, tracked.slot == nil else { return false }
        return [.handler, .handlerPair].contains(tracked.kind) && aliases.contains(receiver)
    }

    /// `settle(result, success, failure)`: of handlers that are handed on together, the function is to call one.
    private func effect(ofPassingPairTo call: Call) -> CallEffect? {
        let given = call.arguments.indices.filter { index in
            if case .term(let term) = call.arguments[index].operand { aliases.contains(term) } else { false }
        }
        guard given.count > 1, !hasOtherCallbacks(call) else { return nil }
        return resolver.summary(of: call, handlers: given, in: graph)?.effect
    }

    private func isDischargingMember(_ term: TermID) -> Bool {
        guard case .member(let owner, let name) = graph.terms[term].kind else { return false }
        return aliases.contains(owner) && tracked.dischargingMethods.contains(name)
    }

    private func effect(of argument: Argument, at index: Int, in call: Call) -> CallEffect? {
        switch argument.operand {
        case .method(let owner, let name) where aliases.contains(owner) && tracked.dischargingMethods.contains(name):
            return .dischargeUnlessThrown
        case .term(let term) where isDischargingMember(term): return .dischargeUnlessThrown
        case .term(let term) where aliases.contains(term): return effect(ofPassing: argument, at: index, to: call)
        case .aggregate where aliases.contains(argument.operand): return .handOver("put into a tuple")
        default: return nil
        }
    }

    private func effect(ofPassing argument: Argument, at index: Int, to call: Call) -> CallEffect? {
        let name = call.name ?? "a closure"
        if Self.inspecting.contains(name) { return nil }
        if resolver.keeps(call, argument: argument, in: graph) { return .store }
        if call.callee == .member(of: nil, name: name) { return .handOver("kept by a value that is made with it") }
        let makes = Self.makes(name) || isFactory(call)
        let isExpected = call.name == nil ? isDischargeOfClosure : !makes && isDischarge(argument, of: name)
        // `switch machine.write(part, promise: promise)`: the case says who has the promise.
        if tracked.kind == .promise, graph.isTested(call.result) {
            return .handOver("taken or not, as `\(name)` returns")
        }
        let trusts = isExpected && !graph.isAsked(call.result)
        if let summary = resolver.summary(of: call, argument: index, in: graph, trustsExpectation: trusts) {
            var effect = summary.effect
            effect.isOncePerObject = summary.isPartial && resolver.runsOnce(call, in: graph)
            return effect
        }
        if tracked.kind == .promise, let effect = effect(ofPassingPromise: index, to: call) { return effect }
        if makes { return .handOver("kept by a value that is made with it") }
        if graph.isAsked(call.result) { return .handOver("taken or not, as `\(name)` returns") }
        return isExpected ? .dischargeUnlessThrown : .handOver("handed to `\(name)`, whose body is not known")
    }

    /// What a contract says: `source.cascade(to: promise)`. What tells the promise of one outcome only leaves it alone in the
    /// other, if nobody else tells it.
    private func effect(ofPassingPromise argument: Int, to call: Call) -> CallEffect? {
        switch resolver.calls(of: argument, by: call) {
        case .exactlyOnce?: return .dischargeUnlessThrown
        case .atMostOnce? where isOnlyCall(call):
            return CallEffect(outcomes: [CallOutcome(transition: .discharge), CallOutcome(transition: .none)])
        default: return nil
        }
    }

    /// Whether no other call is made on the obligation, or given it.
    private func isOnlyCall(_ call: Call) -> Bool {
        !graph.calls.contains { other in
            other.result != call.result
                && (other.receiverOrValue.map { aliases.contains($0) } ?? false
                    || other.arguments.contains { aliases.contains($0.operand) })
        }
    }

    /// Whether a function that nobody looks into is taken to discharge the argument.
    private func isDischarge(_ argument: Argument, of name: String) -> Bool {
        switch tracked.kind {
        // Of a continuation that is no closure, a function is given the closure that it makes.
        case .handler, .handlerPair, .answerable: isCompletion(argument, of: name)
        case .promise: argument.label == "promise"
        case .continuation, .stream: false
        }
    }

    /// Whether a closure that nobody looks into, as mocks have them, is taken to call a completion handler that it is given.
    private var isDischargeOfClosure: Bool {
        [.handler, .handlerPair].contains(tracked.kind) && HandlerName.isCompletion(tracked.name)
    }

    /// An API without a body calls its completion handler once; so does a queue that is given a closure.
    private func isCompletion(_ argument: Argument, of name: String) -> Bool {
        if let label = argument.label, HandlerName.isCompletion(label) || Self.running.contains(label) { return true }
        return HandlerName.impliesCompletion(function: name) || argument.label == nil && Self.queueing.contains(name)
    }

    /// A constructor, or a function that makes a control for the user, keeps its handler for later.
    private static func makes(_ name: String) -> Bool {
        Call.isTypeName(name) || name == "init"
            || ["Action", "Button", "Menu", "MenuItem", "Controller", "Alert"].contains { name.hasSuffix($0) }
    }

    /// `let step = factory.make(from: file, completion: completion)`, of which something is made use of.
    private func isFactory(_ call: Call) -> Bool {
        guard let name = call.name, name.hasPrefix("make") else { return false }
        let isNamedSo = name == "make" || name.dropFirst(4).first?.isUppercase == true
        return isNamedSo && graph.isNamed(call.result)
    }

    private static let running: Set<String> = ["execute", "block", "closure", "work"]
    private static let queueing: Set<String> = ["async", "sync", "addOperation", "perform", "execute"]

    /// Calls that look at their argument and keep nothing.
    private static let inspecting: Set<String> = [
        "print", "debugPrint", "dump", "type", "ObjectIdentifier", "String", "assert", "precondition",
        "withExtendedLifetime",
        "XCTAssertNotNil", "XCTAssertNil",
    ]
}

/// Finds what is known of the function that a call names.
protocol CallResolver {
    /// What the called function does with the parameter that an argument goes to; nothing where its body is not known.
    ///
    /// - Parameter trustsExpectation: whether it would change nothing to hear that the function calls the argument once.
    func summary(of call: Call, argument: Int, in graph: FlowGraph, trustsExpectation: Bool) -> ParameterSummary?
    /// What the called function does with handlers of which one is to be called; nothing where its body is not in the file.
    func summary(of call: Call, handlers: [Int], in graph: FlowGraph) -> ParameterSummary?
    /// How often a function calls, or completes, what it is given as an argument, as a contract says.
    func calls(of argument: Int, by call: Call) -> CallFrequency?
    /// What a method that an extension adds to the type of an obligation does with it; nothing where its body is not known.
    func summaryOfReceiver(of call: Call, ofTypes types: Set<String>) -> ParameterSummary?
    /// What the called function gives the closure that an argument is, or the closures that its name stands for; nothing
    /// where its body is not known.
    ///
    /// - Parameter value: what is known of the call's other arguments.
    func deliveries(
        of call: Call, argument: Int, in graph: FlowGraph, giving value: (Operand) -> Delivery.Value
    ) -> Deliveries?
    /// How a method of the same type leaves what a stored property holds; nothing where it does not touch it.
    func slotOutcomes(of call: Call, in graph: FlowGraph, slot: StoredProperty, from status: Status) -> [SlotOutcome]?
    /// Whether a method of the same type may stop what calls a callback: nobody knows its body, or its body may.
    func mayStop(_ call: Call, in graph: FlowGraph) -> Bool
    /// Whether the called function keeps a closure in a list that is called again and again.
    func keepsForGood(_ call: Call, argument: Int, in graph: FlowGraph) -> Bool
    /// Whether a function that answers a claim, as `claim()` does, can refuse it; nothing where it is not known.
    func canRefuse(_ call: Call, in graph: FlowGraph) -> Bool?
    /// Whether the function answers `true` once: it asks a property, and sets it before it says so.
    func grantsOnce(_ call: Call, in graph: FlowGraph) -> Bool
    /// Whether the function does nothing where it has been called on the same object before: it asks a property, and sets it.
    func runsOnce(_ call: Call, in graph: FlowGraph) -> Bool
    /// Whether a call never gives nil, as a contract says, or the bodies or the types of its functions.
    func isNeverNil(_ call: Call, in graph: FlowGraph) -> Bool
    /// The same for a property that is read.
    func isNeverNil(_ member: TermID, in graph: FlowGraph) -> Bool
    /// Whether what a call throws is of one type, as the bodies of its functions say.
    func throwsOnly(_ type: String, _ call: Call, in graph: FlowGraph) -> Bool
    /// The constants that a method sets properties of its object to on all paths, by their names.
    func settings(by call: Call, in graph: FlowGraph) -> [String: Fact]
    /// Whether a method of the same object keeps it until it has called the closure that an argument is.
    func holdsSelf(_ call: Call, argument: Int, in graph: FlowGraph) -> Bool
    /// Whether a call hands its closure to a queue that runs others meanwhile.
    func runsWithOthers(_ call: Call, in graph: FlowGraph) -> Bool
    /// Whether a term is a stored property whose own life is followed and found to be without a fault.
    func keeps(_ target: TermID, in graph: FlowGraph) -> Bool
    /// The same for a call that puts its argument into such a property, or makes a value that is put there.
    func keeps(_ call: Call, argument: Argument, in graph: FlowGraph) -> Bool
}
