import OnceoverControlFlow
import OnceoverSymbols

extension Assumption {
    /// `get(opened: onOpen(completion), received: onData(completion))`: which of the two calls it, others decide.
    static let sharedHandler = Assumption(
        "shared-handler", .end, .demotes,
        AssumptionPage(
            takes:
                "If two closures for one function share a handler, it is assumed that only one of them must call it.",
            why: "The caller passes both closures on together, and they share the work.",
            example: """
                get(opened: onOpen(completion), received: onData(completion))
                """,
            stillFound: """
                A closure that is passed on alone. A weak reference that is nil, because it is nil for the other \
                closure, too.
                """,
            costs: "Two closures that both skip the handler."),
        applies: { $0.isLeftToAnother })
}

extension Case {
    fileprivate var isLeftToAnother: Bool {
        isOfFunction && violation.defect == .undischargedPath
            && SharedHandler(context: context, function: function).isShared(by: tracked)
    }
}

/// Whether a function that makes a closure of its handler is only asked for one beside another that is made of the same
/// handler: `get(opened: onOpen(completion), received: onData(completion))`. Which of the two calls it, others decide.
struct SharedHandler {
    let context: FileContext
    let function: Int

    /// Nothing is known of a function without a call in the file.
    func isShared(by tracked: TrackedObligation) -> Bool {
        guard context.declarations.functions[function].givesBackClosure, let root = tracked.roots.first,
            let parameter = context.graph(of: function).parameters.firstIndex(of: root)
        else { return false }
        let shared = callers.flatMap { areShared(parameter, by: $0) }
        return !shared.isEmpty && shared.allSatisfy { $0 }
    }

    private var callers: [Int] {
        let name = context.declarations.functions[function].name
        return context.declarations.functions.indices.filter { $0 != function && context.mentions(name + "(", in: $0) }
    }

    /// For each call of the function in the body of another one, whether its closure goes where another one goes.
    private func areShared(_ parameter: Int, by caller: Int) -> [Bool] {
        let graph = context.graph(of: caller)
        let callees = context.questions(for: caller).callees
        return graph.calls.filter { $0.name == context.declarations.functions[function].name }.compactMap { call in
            let callee = callees.here(of: call, in: graph).first { $0.function == function }
            guard let argument = callee?.mapping.firstIndex(of: parameter) else { return nil }
            return graph.isBesideAnother(call, madeOf: call.arguments[argument].operand)
        }
    }
}

extension FlowGraph {
    fileprivate func isBesideAnother(_ call: Call, madeOf handler: Operand) -> Bool {
        let others = calls.filter { other in
            other.result != call.result && other.arguments.contains { $0.operand == handler }
        }
        return calls.contains { user in
            let given = user.arguments.map(\.operand)
            return given.contains(.term(call.result)) && others.contains { given.contains(.term($0.result)) }
        }
    }
}
