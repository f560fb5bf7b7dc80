import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols

/// Whether it shows that a stored handler is found again, and called again, where a method calls it and leaves it stored.
///
/// A continuation that is left behind crashes the program at the next callback. Most handlers that are left behind are replaced
/// before there is one: each request stores the next, and is answered once.
struct StaleEvidence {
    let property: StoredProperty
    let context: FileContext

    /// - Parameter method: calls it, and leaves it stored.
    func supports(_ method: Int) -> Bool {
        // A test answers the calls that it has collected by their numbers: `calls[1].resume(returning: ship)`.
        if property.container == .collection, hasListeners || context.isOfTests { return false }
        guard property.container == .single, property.shape.isHandler || isPromise else { return true }
        let touching = context.functions(seeing: property)
        return context.slots.isFoundAgain(property, by: touching) || isAsked(byGiverAmong: touching)
            || isCalledAgain(method)
    }

    /// Who is told each time is one of several listeners.
    private var hasListeners: Bool { property.shape.isHandler && !HandlerName.isOfEnd(property.obligationName) }

    private var isPromise: Bool { property.shape.obligationKind == .promise }

    /// `guard completion == nil else { return busy() }`: what is stored is in the way of the next request.
    private func isAsked(byGiverAmong methods: [Int]) -> Bool {
        methods.contains { method in
            context.slots.flow(of: method, property).map { $0.asksWhoWaits && $0.puts(behind: $0.graph.entry) } ?? false
        }
    }

    /// A delegate hears of each thing that comes.
    private func isCalledAgain(_ method: Int) -> Bool {
        let declared = context.declarations.functions[method]
        return context.declarations.conformances.contains { conformance in
            conformance.typeName == property.typeName
                && conformance.names.contains { context.contracts.isRepeating(declared.fullName, of: $0) }
        }
    }
}

extension ObligationFlow {
    /// Whether a condition tells whether somebody waits.
    fileprivate var asksWhoWaits: Bool {
        graph.blocks.lazy.flatMap(\.edges).flatMap(\.assumptions).contains { assumption in
            if case .isNil = assumption.fact { aliases.isSlot(assumption.term) } else { false }
        }
    }
}
