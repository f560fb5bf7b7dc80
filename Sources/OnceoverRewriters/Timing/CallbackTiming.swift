import OnceoverContracts
import OnceoverSignatures
import SwiftSyntax

/// Where a function calls its handler, and whether it does something itself before it returns: as its body says before
/// anything is converted.
struct CallbackTiming: Equatable {
    private(set) var queues = CallbackQueues()
    /// Whether it does something before it returns, apart from starting what calls back.
    private(set) var actsAtOnce = false
    /// Whether it may tell its handler a value and an error: awaited, the error wins.
    private(set) var tellsBoth = false
    /// Whether it may call back later, and still in the order in which it was called.
    private(set) var isInStep = false

    init() {}

    /// For a function with a parameter for the queue on which it calls back.
    init(on queue: CallbackQueues.Queue, isInStep: Bool = false) {
        queues.add(queue)
        self.isInStep = isInStep
    }

    /// - Parameters:
    ///   - contracts: those of the candidate's file.
    ///   - callee: the timing of a function of the project that a call calls; nil where it is none that is known.
    init(
        of candidate: Candidate, by contracts: ContractTable,
        callee: @escaping (FunctionCallExprSyntax) -> CallbackTiming?
    ) {
        if candidate.function.queueParameter != nil { queues.add(.own) }
        guard let body = candidate.function.node.body else {
            if queues.all.isEmpty { queues.add(.pool) }
            return
        }
        let reading = TimingReading(callee: callee, ends: contracts.isTerminating)
        actsAtOnce = ActionFinder(in: body, handlers: candidate.handlerNames, reading).isFound
        let uses = HandlerUses(of: candidate.handlerNames, in: body)
        for call in uses.calls { queues.merge(reading.queues(at: Syntax(call))) }
        isInStep =
            uses.calls.contains { reading.isInStep(at: Syntax($0)) } || uses.others.contains(where: reading.isInStep)
        let telling = BothTold(handler: candidate.handler, callee: callee)
        tellsBoth = uses.calls.contains(where: telling.isTold)
        let isKeptOnMain = candidate.stored?.isOnMain ?? false
        for other in uses.others where !other.isRenamed {
            queues.merge(isKeptOnMain ? CallbackQueues([.main]) : reading.queues(handedOnAt: other))
        }
    }

    mutating func merge(_ other: CallbackTiming) {
        queues.merge(other.queues)
        actsAtOnce = actsAtOnce || other.actsAtOnce
        tellsBoth = tellsBoth || other.tellsBoth
        isInStep = isInStep || other.isInStep
    }

    /// Of several functions of which any may run; nil where there is none.
    static func merged(_ timings: [CallbackTiming]) -> CallbackTiming? {
        timings.first.map { timings.dropFirst().reduce($0) { $0.merged(with: $1) } }
    }

    func merged(with other: CallbackTiming?) -> CallbackTiming {
        var result = self
        if let other { result.merge(other) }
        return result
    }
}

/// When and where the closures of a body run, by the calls that they are given to.
struct TimingReading {
    let callee: (FunctionCallExprSyntax) -> CallbackTiming?
    /// Whether a function of this name never returns.
    var ends: (String) -> Bool = ContractTable.standard.isTerminating

    /// Where code runs that stands somewhere in a body.
    func queues(at node: Syntax) -> CallbackQueues {
        var result = CallbackQueues()
        var current = node
        while let parent = current.parent, !parent.is(FunctionDeclSyntax.self) {
            if let closure = parent.as(ClosureExprSyntax.self) {
                let own = queues(of: closure)
                result.merge(CallbackQueues(own.all.subtracting([.caller])))
                if !own.isAtOnce { return result }
            }
            current = parent
        }
        result.add(.caller)
        return result
    }

    /// Where a handler is called that is handed on.
    func queues(handedOnAt reference: DeclReferenceExprSyntax) -> CallbackQueues {
        guard let call = reference.callGivenIt else { return CallbackQueues([.kept]) }
        let own = queues(of: call)
        guard own.isAtOnce else { return own }
        var result = CallbackQueues(own.all.subtracting([.caller]))
        result.merge(queues(at: Syntax(call)))
        return result
    }

    func queues(of closure: ClosureExprSyntax) -> CallbackQueues {
        if closure.isOnMainActor { return CallbackQueues([.main]) }
        return closure.callGivenIt.map(queues) ?? CallbackQueues([.kept])
    }

    /// Where a call runs the closures that it is given.
    func queues(of call: FunctionCallExprSyntax) -> CallbackQueues {
        if let known = callee(call) { return known.queues }
        if call.calledName == "sync" { return CallbackQueues([.caller, .own]) }
        if let named = call.namedQueue { return CallbackQueues([named]) }
        if call.keepsClosure { return CallbackQueues([.gathered]) }
        return CallbackQueues([call.runsAtOnce ? .caller : .pool])
    }
}

extension DeclReferenceExprSyntax {
    /// `nonisolated(unsafe) let completion = completion`: it is the same under the same name.
    fileprivate var isRenamed: Bool {
        let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
        return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == baseName.text
    }

    /// The call that has the name for an argument.
    var callGivenIt: FunctionCallExprSyntax? {
        parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
}

extension FunctionCallExprSyntax {
    /// Whether it puts its closure into a collection, from which other code calls it.
    fileprivate var keepsClosure: Bool { ["append", "insert", "updateValue", "enqueue"].contains(calledName ?? "") }

    /// Whether its closure is run before it returns, by its name.
    fileprivate var runsAtOnce: Bool {
        let name = calledName ?? ""
        if name.hasPrefix("with"), name.dropFirst(4).first?.isUppercase == true { return true }
        return [
            "transaction", "writeTransaction", "inTransaction", "write", "read", "forEach", "map", "compactMap",
            "flatMap", "filter", "sync", "withLock", "performAndWait",
            "autoreleasepool", "assumeIsolated",
            "reduce", "contains", "first", "allSatisfy", "let", "also", "withUnsafeBytes", "locked", "enumerated",
        ].contains(name)
    }
}
