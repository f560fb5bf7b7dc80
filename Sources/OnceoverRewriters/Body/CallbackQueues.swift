import SwiftSyntax

/// Where a function calls its handler.
struct CallbackQueues: Equatable {
    enum Queue: Hashable {
        /// The main queue, by `DispatchQueue.main.async`.
        case main
        /// Wherever the work ended.
        case caller
    }

    private(set) var all: Set<Queue> = []

    mutating func add(_ queue: Queue) { all.insert(queue) }
    mutating func merge(_ other: CallbackQueues) { all.formUnion(other.all) }

    /// Whether the handler is always called on the main queue.
    var isMain: Bool { all == [.main] }
    /// Whether it is called there on some paths only.
    var isMixed: Bool { all.count > 1 }

    /// What the text says of calls that stay as they are.
    mutating func addLexical(of handlers: [String], in statements: [CodeBlockItemSyntax]) {
        for statement in statements {
            let uses = HandlerUses(of: handlers, in: statement)
            for call in uses.calls { add(call.isOnMainQueue(within: statement.id) ? .main : .caller) }
            for other in uses.others { add(other.isOnMainQueue(within: statement.id) ? .main : .caller) }
        }
    }
}

extension SyntaxProtocol {
    /// Whether the nearest closure around the node is handed to the main queue.
    fileprivate func isOnMainQueue(within limit: SyntaxIdentifier) -> Bool {
        var node = parent
        while let current = node, current.id != limit {
            if let closure = current.as(ClosureExprSyntax.self) {
                let call = closure.parent?.as(FunctionCallExprSyntax.self)
                return call?.mainQueueClosure?.id == closure.id
            }
            node = current.parent
        }
        return false
    }
}
