import SwiftSyntax

/// When a function calls its handler, and on which queue of its own.
struct CallbackTiming {
    /// Whether it may do so before it returns.
    var isAtOnce = false
    /// Whether it does so on a queue that is neither the main one nor a global one.
    var hasOwnQueue = false
    /// Whether it does something itself before it returns, besides starting what calls back.
    var actsAtOnce = false

    init() {}

    /// - Parameter later: the timing of a function that a call calls; nil where the project does not declare it.
    init(of candidate: Candidate, callee: (FunctionCallExprSyntax) -> CallbackTiming?) {
        guard let body = candidate.function.node.body else { return }
        actsAtOnce = ActionFinder(in: body, handlers: candidate.handlerNames).isFound
        let uses = HandlerUses(of: candidate.handlerNames, in: body)
        for call in uses.calls { add(Syntax(call), callee) }
        for other in uses.others where !other.isRenamed {
            guard let call = other.callGivenIt else {
                add(Syntax(other), callee)
                continue
            }
            guard let timing = callee(call) else {
                hasOwnQueue = hasOwnQueue || call.isOnOwnQueue
                continue
            }
            hasOwnQueue = hasOwnQueue || timing.hasOwnQueue
            if timing.isAtOnce { add(Syntax(call), callee) }
        }
    }

    /// A place where the handler is called.
    private mutating func add(_ node: Syntax, _ callee: (FunctionCallExprSyntax) -> CallbackTiming?) {
        var current = node
        var isInnermost = true
        while let parent = current.parent, !parent.is(FunctionDeclSyntax.self) {
            if let closure = parent.as(ClosureExprSyntax.self), let call = closure.callGivenIt {
                let timing = callee(call)
                if isInnermost { hasOwnQueue = hasOwnQueue || timing?.hasOwnQueue ?? call.isOnOwnQueue }
                isInnermost = false
                guard timing?.isAtOnce ?? call.runsAtOnce else { return }
            }
            current = parent
        }
        isAtOnce = true
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
    /// Whether its closure is run before it returns, by its name.
    fileprivate var runsAtOnce: Bool {
        let name = calledName ?? ""
        if name.hasPrefix("with"), name.dropFirst(4).first?.isUppercase == true { return true }
        return [
            "transaction", "writeTransaction", "inTransaction", "write", "read", "forEach", "map", "compactMap",
            "flatMap", "filter", "sync", "withLock", "performAndWait",
            "autoreleasepool",
            "reduce", "contains", "first", "allSatisfy", "let", "also", "withUnsafeBytes", "locked", "enumerated",
        ].contains(name)
    }

    /// `queue.async { … }`, `group.notify(queue: queue) { … }`, `load(on: worker) { … }`, `queue.sync { … }`
    fileprivate var isOnOwnQueue: Bool {
        let given = arguments.first { $0.label?.text == "on" }?.expression
        let base = calledName == "sync" ? calledExpression.as(MemberAccessExprSyntax.self)?.base : nil
        return namedQueue ?? (given ?? base)?.queue == .own
    }
}
