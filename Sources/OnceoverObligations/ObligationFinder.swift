import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import SwiftSyntax

/// Finds the obligations in one function: handlers that it is given, continuations and promises that it makes.
struct ObligationFinder {
    let context: FileContext
    let function: Int
    var declared: DeclaredFunction { context.declarations.functions[function] }

    /// All obligations that are the function's own.
    func all() -> [TrackedObligation] {
        guard context.mayHoldObligation(function) else { return parameters() + payloads() }
        return parameters() + continuations() + promises() + handlersOfClosures() + payloads()
    }

    // MARK: - Parameters

    /// One parameter as an obligation, whether or not it is one by its name.
    func parameter(_ index: Int) -> TrackedObligation {
        index == Self.receiver
            ? ownValue : obligation(for: [index], kind: declared.parameters[index].shape.obligationKind)
    }

    /// The same for several, of which one must be called.
    func parameters(_ indices: [Int]) -> TrackedObligation {
        indices.count == 1 ? parameter(indices[0]) : obligation(for: indices, kind: .handlerPair)
    }

    /// Stands for `self` where the index of a parameter is asked for.
    static let receiver = -1

    /// `self`, in a method that an extension adds to continuations or promises.
    private var ownValue: TrackedObligation {
        let graph = context.graph(of: function)
        return TrackedObligation(
            kind: declared.simpleTypeName == "EventLoopPromise" ? .promise : .continuation, name: "self",
            site: Site(declared.nameToken), roots: [graph.selfTerm], optionalRoots: [], start: graph.entry,
            end: graph.exit, throwEnd: nil)
    }

    /// Some parameters of which one must be called, whether or not they are obligations by their names; nil where one of
    /// them is no closure.
    func handlers(_ indices: [Int]) -> TrackedObligation? {
        guard indices.allSatisfy({ declared.parameters[$0].shape != .other }) else { return nil }
        return obligation(for: indices, kind: indices.count > 1 ? .handlerPair : .handler)
    }

    /// Whether a parameter is an obligation by its name and type.
    func isObligation(_ index: Int) -> Bool {
        if index == Self.receiver { return false }
        let parameter = declared.parameters[index]
        if let calls = context.annotated.calls(of: index, by: declared) { return calls == .exactlyOnce }
        switch parameter.shape {
        case .handler, .presumedHandler:
            return isDelegateHandler(index) || isCompletionName(parameter) || isOutcomePair(index)
                || isLastOfCompletionFunction(index)
        case .promise: return declared.name == "write" && parameter.name == "promise"
        case .continuation, .answerable:
            return declared.parameters.count == 1 && context.continuationBodies.contains(declared.name)
        case .stream, .slot, .other: return false
        }
    }

    private func isDelegateHandler(_ index: Int) -> Bool {
        index == declared.parameters.count - 1 && context.contracts.carriesHandler(declared.fullName)
    }

    private func isCompletionName(_ parameter: DeclaredFunction.Parameter) -> Bool {
        let names = [parameter.label, parameter.name].compactMap { $0 }
        guard names.contains(where: HandlerName.isCompletion), !isVisitor(parameter),
            !ProgressHandler.isWritten(parameter.node.type)
        else { return false }
        if let label = parameter.label, HandlerName.isOther(label: label) { return false }
        let isExplicit = names.contains { $0.lowercased().contains("completion") }
        if isExplicit ? isInFrontOfHandler(parameter) : isStep(parameter.node.type) { return false }
        if HandlerName.isVague(parameter.name),
            PerElementCalls.areAll(of: parameter.name, in: declared.body, context.contracts)
        {
            return false
        }
        if isExplicit { return !isSubscriber(parameter) }
        return !HandlerName.registersEvents(function: declared.name) && !isMonitor
    }

    /// A closure that does not escape is called while the function runs, as often as there is something to call it for.
    ///
    /// A type that only its name makes a closure may be a struct: what is marked `@escaping` is none, nor is what is
    /// called.
    private func isVisitor(_ parameter: DeclaredFunction.Parameter) -> Bool {
        switch parameter.shape {
        case .handler(isOptional: false), .presumedHandler(isOptional: false): !isEscaping(parameter.node.type)
        case .presumedHandler(isOptional: true):
            !["?(", "!(", "("].contains { context.mentions(parameter.name + $0, in: function) }
        default: false
        }
    }

    /// What is awaited, or is to answer itself, is a step of its caller, who hears of its end: `(Request) async -> Void`,
    /// `(Request, @escaping (Response) -> Void) -> Void`.
    private func isStep(_ type: TypeSyntax) -> Bool {
        guard let handler = HandlerType(type) else { return false }
        return handler.isAsync || takesHandler(handler)
    }

    private func takesHandler(_ handler: HandlerType) -> Bool {
        handler.parameters.contains { HandlerType($0) != nil || isMarkedEscaping($0) }
    }

    /// Whether a step that takes a handler stands beside one that it may be given: the other one is called in the end, and the
    /// step need not be taken.
    private func isInFrontOfHandler(_ step: DeclaredFunction.Parameter) -> Bool {
        guard HandlerType(step.node.type).map(takesHandler) ?? false else { return false }
        return declared.parameters.contains { other in
            other.name != step.name && other.shape.isHandler && HandlerName.isCompletion(other.name)
                && !isStep(other.node.type)
        }
    }

    /// `@escaping Answer`: a closure, whatever the name stands for.
    private func isMarkedEscaping(_ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self)?.attributes.description.contains("escaping") ?? false
    }

    private func isEscaping(_ type: TypeSyntax) -> Bool {
        if type.is(AttributedTypeSyntax.self) { return isMarkedEscaping(type) }
        // A type alias for an optional closure, or a tuple around one, cannot be marked.
        return !type.is(FunctionTypeSyntax.self) && !type.is(IdentifierTypeSyntax.self)
    }

    /// A type that tells of what goes on calls its callback again and again.
    private var isMonitor: Bool {
        let name = declared.simpleTypeName ?? ""
        return ["Monitor", "Observer", "Listener", "Watcher", "Recognizer"].contains { name.hasSuffix($0) }
    }

    private func isLastOfCompletionFunction(_ index: Int) -> Bool {
        index == declared.parameters.count - 1
            && !(declared.parameters[index].label.map(HandlerName.isOther) ?? false)
            && (HandlerName.impliesCompletion(function: declared.name) || isRenamedToAsync)
    }

    /// `@available(*, renamed: "load()")` says that an async function does the same.
    private var isRenamedToAsync: Bool {
        declared.attributes.contains { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return false }
            return attribute.attributeName.trimmedDescription == "available"
                && attribute.description.contains("renamed:")
                && !attribute.description.contains("deprecated") && !attribute.description.contains("unavailable")
        }
    }

    private var pair: (success: Int, failure: Int)? {
        let handlers = declared.parameters.indices.filter { declared.parameters[$0].shape.isHandler }
        func index(where matches: (String) -> Bool) -> Int? {
            handlers.first {
                matches(declared.parameters[$0].name) || declared.parameters[$0].label.map(matches) == true
            }
        }
        guard let failure = index(where: HandlerName.isFailure) else { return nil }
        let success = index(where: HandlerName.isSuccess) ?? index(where: HandlerName.isCompletion)
        guard let success, success != failure, !tellsOfError(success) else { return nil }
        return (success, failure)
    }

    /// Whether a handler hears of errors itself: another one for these is called besides, and not instead.
    private func tellsOfError(_ index: Int) -> Bool {
        let type = declared.parameters[index].node.type.description
        return ["Error", "Result<"].contains { type.contains($0) }
    }

    /// Whether a `completion` is called in the end also where the other one of the pair has been called, nobody knows.
    private func mayBothBeCalled(_ pair: (success: Int, failure: Int)) -> Bool {
        let success = declared.parameters[pair.success]
        return ![success.name, success.label ?? ""].contains(where: HandlerName.isSuccess)
    }

    private func isOutcomePair(_ index: Int) -> Bool {
        pair.map { $0.success == index || $0.failure == index } ?? false
    }

    private func parameters() -> [TrackedObligation] {
        let mayHold = declared.parameters.contains { $0.shape != .other }
        // What tests and their doubles call is up to each test.
        guard mayHold, !context.isOfTests, !isAbstract, !declared.body.isEmpty else { return [] }
        var found: [TrackedObligation] = []
        if let pair {
            var both = obligation(for: [pair.success, pair.failure], kind: .handlerPair)
            both.isIdempotent = mayBothBeCalled(pair)
            found.append(both)
        }
        for index in declared.parameters.indices where isObligation(index) && !isOutcomePair(index) {
            found.append(obligation(for: [index], kind: declared.parameters[index].shape.obligationKind))
        }
        return found
    }

    private func obligation(for indices: [Int], kind: Obligation.Kind) -> TrackedObligation {
        let graph = context.graph(of: function)
        let parameters = indices.map { declared.parameters[$0] }
        let optional = indices.filter { declared.parameters[$0].shape.isOptional }.map { graph.parameters[$0] }
        return TrackedObligation(
            kind: kind, name: parameters.map(\.name).joined(separator: " and "), site: Site(declared.nameToken),
            roots: indices.map { graph.parameters[$0] }, optionalRoots: Set(optional), start: graph.entry,
            end: graph.exit, throwEnd: nil, isExcusedByNil: makesControl,
            isAnsweredByResult: indices.contains { isAnswered(declared.parameters[$0]) },
            isIdempotent: kind == .answerable)
    }

    /// A method that subclasses of the file replace, and that does nothing itself, only says what they must do.
    private var isAbstract: Bool {
        context.declarations.overridden.contains(declared.fullName) && !declared.isOverride && declared.body.count <= 2
            && !declared.body.description.contains(declared.parameters.last.map { $0.name + "(" } ?? "(")
    }

    // MARK: - Continuations

    private func continuations() -> [TrackedObligation] {
        let graph = context.graph(of: function)
        return graph.regions.indices.compactMap { index in
            let region = graph.regions[index]
            guard let call = region.call, let name = graph.calls[call].name, let parameter = region.parameters.first,
                let kind = Self.makers[name], region.argument == body(of: graph.calls[call])
            else { return nil }
            // `Future { try await load() }`: a closure that never says `$0` may have no parameter at all.
            if graph.terms[parameter].name.hasPrefix("$"),
                !graph.blocks.contains(where: { $0.mentions(parameter, in: graph) })
            {
                return nil
            }
            if kind == .stream, !isFinished(parameter, in: graph) { return nil }
            if kind == .promise, !isSeal(parameter, of: region, in: graph) { return nil }
            return TrackedObligation(
                kind: kind, name: graph.terms[parameter].name, site: region.site, roots: [parameter], optionalRoots: [],
                start: region.entry, end: region.exit, throwEnd: nil, isOfClosure: kind == .promise,
                isIdempotent: kind != .continuation)
        }
    }

    /// `Promise { seal in … }`: what PromiseKit gives the closure, and not the two functions that others give.
    private func isSeal(_ parameter: TermID, of region: Region, in graph: FlowGraph) -> Bool {
        region.parameters.count == 1 && graph.terms[parameter].name == "seal"
    }

    /// The closure without a label. Others, as `onCancel:`, are given something else.
    private func body(of call: Call) -> Int? {
        call.arguments.firstIndex { argument in
            if case .region = argument.operand { argument.label == nil } else { false }
        }
    }

    private static let makers: [String: Obligation.Kind] = [
        "withCheckedContinuation": .continuation, "withCheckedThrowingContinuation": .continuation,
        "withUnsafeContinuation": .continuation, "withUnsafeThrowingContinuation": .continuation,
        "withCancellableContinuation": .answerable, "withOnceContinuation": .answerable,
        "AsyncStream": .stream, "AsyncThrowingStream": .stream, "Future": .handler,
        "Promise": .promise,
    ]

    /// A stream that nobody finishes is meant to go on for ever.
    private func isFinished(_ stream: TermID, in graph: FlowGraph) -> Bool {
        let aliases = Aliases(of: [stream], in: graph)
        return graph.calls.contains { call in
            if case .member(let receiver?, "finish") = call.callee { aliases.contains(receiver) } else { false }
        }
    }

    // MARK: - Promises

    private func promises() -> [TrackedObligation] {
        let graph = context.graph(of: function)
        return graph.blocks.flatMap { block in
            block.instructions.compactMap { instruction -> TrackedObligation? in
                guard case .assign(let variable, .term(let result), let site) = instruction,
                    graph.terms[variable].isVariable,
                    let call = graph.calls.first(where: { $0.result == result }), call.name == "makePromise"
                else { return nil }
                let end = block.region.map { graph.regions[$0].exit } ?? graph.exit
                // A test that throws has failed, and says so.
                let isLostByError = block.region == nil && !declared.isTest
                return TrackedObligation(
                    kind: .promise, name: graph.terms[variable].name, site: site, roots: [variable], optionalRoots: [],
                    start: graph.entry, end: end, throwEnd: isLostByError ? graph.throwExit : nil,
                    creation: result)
            }
        }
    }
}
