import SwiftSyntax

/// Where a function calls its handler.
struct CallbackQueues: Equatable {
    enum Queue: Hashable {
        /// The main queue.
        case main
        /// A queue that the code names, such as one that it was given: a task could not call back there.
        case own
        /// Wherever the work ended.
        case caller
    }

    private(set) var all: Set<Queue>

    init(_ all: Set<Queue> = []) { self.all = all }

    mutating func add(_ queue: Queue) { all.insert(queue) }
    mutating func merge(_ other: CallbackQueues) { all.formUnion(other.all) }

    /// Whether the handler is always called on the main queue.
    var isMain: Bool { all == [.main] }
    /// Whether it is called there on some paths only.
    var isMixed: Bool { all.contains(.main) && all.count > 1 }
    var hasOwn: Bool { all.contains(.own) }

    /// Where a handler is called that is called wherever another function calls back.
    func behind(_ callee: CallbackQueues) -> CallbackQueues {
        guard all.contains(.caller), !callee.all.isEmpty else { return self }
        return CallbackQueues(all.subtracting([.caller]).union(callee.all))
    }

    /// What the text says of calls that stay as they are.
    mutating func addLexical(of handlers: [String], in statements: [CodeBlockItemSyntax]) {
        for statement in statements {
            let uses = HandlerUses(of: handlers, in: statement)
            for call in uses.calls { add(call.queue(within: statement.id)) }
            for other in uses.others { add(other.queue(within: statement.id)) }
        }
    }
}

extension SyntaxProtocol {
    /// By the calls that the node is given to, as far as the nearest closure around it.
    fileprivate func queue(within limit: SyntaxIdentifier) -> CallbackQueues.Queue {
        var node = Syntax(self)
        var isInClosure = false
        while let parent = node.parent, node.id != limit {
            if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id != node.id {
                let queue = call.namedQueue ?? .caller
                if queue != .caller || isInClosure { return queue }
            }
            if let closure = parent.as(ClosureExprSyntax.self) {
                if closure.isOnMainActor { return .main }
                isInClosure = true
            }
            node = parent
        }
        return .caller
    }
}

extension FunctionCallExprSyntax {
    /// The queue on which the call runs a closure, where it says so: `queue.async { … }`, `load(queue: .main) { … }`.
    var namedQueue: CallbackQueues.Queue? {
        if let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            ["async", "asyncAfter", "addOperation"].contains(member.declName.baseName.text)
        {
            return base.queue
        }
        if calledExpression.trimmedDescription == "MainActor.run" { return .main }
        return arguments.first(where: \.namesQueue)?.expression.queue
    }
}

extension LabeledExprSyntax {
    /// By its label or by what is given: `queue: nil`, `on: self.queue`, `on: DispatchQueue.main`.
    fileprivate var namesQueue: Bool {
        let text = expression.trimmedDescription
        return [label?.text ?? "", text].contains { $0.lowercased().hasSuffix("queue") }
            || text.hasPrefix("DispatchQueue.") || text.hasPrefix("OperationQueue.")
    }
}

extension ExprSyntax {
    /// What an expression for a queue stands for. The global queues are as good as any thread.
    var queue: CallbackQueues.Queue {
        let text = trimmedDescription.filter { !$0.isWhitespace }
        if ["DispatchQueue.main", "OperationQueue.main", ".main"].contains(text) { return .main }
        return ["DispatchQueue.global", ".global"].contains(where: text.hasPrefix) || text == "nil" ? .caller : .own
    }
}

extension ProjectFunction {
    /// The position of the parameter that says where to call back.
    var queueParameter: Int? { parameters.firstIndex { $0.type.nominalName?.hasSuffix("Queue") ?? false } }
}
