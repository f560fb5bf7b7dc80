import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

/// The ends of an interaction of which exactly one is called, once, in an object that is made together with its
/// obligation. No second interaction can find that obligation. A handler is stored anew for each interaction.
struct ExclusiveExits {
    let property: StoredProperty
    let context: FileContext

    /// Whether all that answers is part of such an end.
    var areAll: Bool {
        let exclusive = property.interactions(in: context).filter(\.isExclusive)
        guard !exclusive.isEmpty, property.shape.isHandler || isGivenAtStart else { return false }
        return exclusive.contains { interaction in
            arePart(own.filter(answers), of: Set(interaction.exits.flatMap(\.callbacks)))
        }
    }

    private var own: [Int] { context.code.functions(seeing: property) }

    private func answers(_ method: Int) -> Bool { context.slots.steps(of: method, property)?.dischargesSlot ?? false }

    /// Whether only initialisers, or the code that has just made the object, store a value there.
    private var isGivenAtStart: Bool {
        let givers = own.filter(puts)
        return givers.isEmpty ? isGivenToMade : givers.allSatisfy { context.declarations.functions[$0].isInitializer }
    }

    /// `let listener = Listener()` and then `listener.waiting = continuation`, wherever the file gives it something.
    private var isGivenToMade: Bool {
        guard let name = property.path.last else { return false }
        let givers = context.declarations.functions.indices.filter { context.mentions(".\(name) = ", in: $0) }
        let given = givers.flatMap { areMade(whoAreGiven: name, in: context.graph(of: $0)) }
        return !given.isEmpty && given.allSatisfy { $0 }
    }

    /// Of each other object that is given something, whether the body has made it.
    private func areMade(whoAreGiven name: String, in graph: FlowGraph) -> [Bool] {
        graph.assignments.compactMap { target, value in
            guard case .member(let owner, name) = graph.terms[target].kind, owner != graph.selfTerm,
                value != .nilLiteral
            else { return nil }
            return graph.assignments.contains { made, call in made == owner && isMade(call, in: graph) }
        }
    }

    private func isMade(_ value: Operand, in graph: FlowGraph) -> Bool {
        graph.calls.contains { value == .term($0.result) && $0.callee == .name(property.typeName.simpleName) }
    }

    private func puts(_ method: Int) -> Bool {
        let graph = context.graph(of: method)
        guard let term = context.code.term(of: property, in: method) else { return false }
        return graph.assignments.contains { $0.target == term && $0.value != .nilLiteral }
    }

    /// Whether methods are among the ends, or called by such alone.
    ///
    /// - Complexity: O(methods²), each looked at once.
    private func arePart(_ methods: [Int], of ends: Set<String>) -> Bool {
        var (left, known) = (methods, Set(methods))
        while let method = left.popLast() {
            let declared = context.declarations.functions[method]
            if ends.contains(declared.fullName) { continue }
            let callers = own.filter { $0 != method && context.mentions(declared.name + "(", in: $0) }
            if callers.isEmpty { return false }
            left += callers.filter { known.insert($0).inserted }
        }
        return true
    }
}

extension StoredProperty {
    /// The interactions that its type takes part in as a delegate.
    func interactions(in context: FileContext) -> [DelegateContract] {
        context.declarations.conformances.filter { $0.typeName == typeName }.flatMap(\.names)
            .flatMap(context.contracts.interactions)
    }
}
