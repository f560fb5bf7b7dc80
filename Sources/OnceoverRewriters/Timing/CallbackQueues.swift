import OnceoverSignatures
import SwiftSyntax

/// Where a function calls its handler.
struct CallbackQueues: Equatable {
    enum Queue: Hashable {
        /// Before it returns, where it was called.
        case caller
        /// The main queue.
        case main
        /// A queue that the code names, such as a parameter. A task could not call back there.
        case own
        /// The unknown queue of code that finds the handler in a variable.
        case kept
        /// The same of a collection, out of which handlers are called one after the other.
        case gathered
        /// On some thread, where the work ended.
        case pool
    }

    private(set) var all: Set<Queue>

    init(_ all: Set<Queue> = []) { self.all = all }

    mutating func add(_ queue: Queue) { all.insert(queue) }
    mutating func merge(_ other: CallbackQueues) { all.formUnion(other.all) }

    /// Whether the handler is always called on the main queue, later.
    var isMain: Bool { all == [.main] }
    /// Whether it may be called before the function returns.
    var isAtOnce: Bool { all.contains(.caller) }
    var hasOwn: Bool { !all.isDisjoint(with: [.own, .kept, .gathered]) }

    /// Whether code of an isolation that is called back would run in the same place behind an `await`: a task goes on where
    /// its isolation says, and on some thread where that says nothing.
    func isKept(in isolation: Isolation) -> Bool {
        switch isolation {
        case .main: all.isSubset(of: [.main, .caller])
        case .actor: all.isSubset(of: [.caller])
        case .none: all.isSubset(of: [.pool, .caller])
        }
    }
}

extension FunctionCallExprSyntax {
    /// The queue on which the call runs a closure, where it says so: `queue.async { … }`, `load(queue: .main) { … }`.
    var namedQueue: CallbackQueues.Queue? {
        if let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            ["async", "asyncAfter", "addOperation", "asyncAndWait"].contains(member.declName.baseName.text)
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
        return [label?.text ?? "", text].contains { $0.lowercased().hasSuffix("queue") } || label?.text == "on"
            || text.hasPrefix("DispatchQueue.") || text.hasPrefix("OperationQueue.")
    }
}

extension ExprSyntax {
    /// What an expression for a queue stands for. The global queues are as good as any thread.
    var queue: CallbackQueues.Queue {
        let text = trimmedDescription.filter { !$0.isWhitespace }
        if ["DispatchQueue.main", "OperationQueue.main", ".main"].contains(text) { return .main }
        return ["DispatchQueue.global", ".global"].contains(where: text.hasPrefix) || text == "nil" ? .pool : .own
    }
}

extension ProjectFunction {
    /// The position of the parameter that says where to call back.
    var queueParameter: Int? { parameters.firstIndex { $0.type.nominalName?.hasSuffix("Queue") ?? false } }
}
