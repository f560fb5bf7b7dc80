import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

/// The ends of an interaction of which exactly one is called, and once, in an object that is made with what it answers: nobody
/// comes who could find it again. A handler is stored anew for each interaction.
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

    private var own: [Int] { context.functions(seeing: property) }

    private func answers(_ method: Int) -> Bool { context.slots.flow(of: method, property)?.dischargesSlot ?? false }

    /// Whether initialisers alone put something there.
    private var isGivenAtStart: Bool {
        let givers = own.filter(puts)
        return !givers.isEmpty && givers.allSatisfy { context.declarations.functions[$0].isInitializer }
    }

    private func puts(_ method: Int) -> Bool {
        let graph = context.graph(of: method)
        guard let term = graph.term(of: property) else { return false }
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
