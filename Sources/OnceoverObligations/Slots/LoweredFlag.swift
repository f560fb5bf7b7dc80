import OnceoverControlFlow
import OnceoverSymbols

/// A flag of the object that keeps a second caller out while the first one waits, and that another method lowers without a
/// word to who waits: then the second caller finds the first one.
struct LoweredFlag {
    let body: FollowedBody
    let context: FileContext

    /// Whether there is one, among the properties that the method asks and sets.
    func isAmong(_ state: Set<TermID>) -> Bool {
        body.graph.assignments.contains { flag, value in
            guard case .boolean(let value) = value, state.contains(flag),
                case .member(body.graph.selfTerm, let name) = body.graph.terms[flag].kind
            else { return false }
            return context.declarations.functions.indices.contains { lowers(name, to: !value, in: $0) }
        }
    }

    /// Whether an entry of the type sets the flag back, and neither it nor what it calls touches who waits.
    private func lowers(_ flag: String, to value: Bool, in function: Int) -> Bool {
        guard let slot = body.tracked.slot?.property, isEntry(function, for: slot),
            context.mentions(flag, in: function)
        else { return false }
        let graph = context.graph(of: function)
        guard let term = graph.terms.find(flag, of: graph.selfTerm), sets(term, to: value, in: graph) else {
            return false
        }
        return context.slots.outcomes(of: function, slot: slot, from: Status(.pending, isStored: true)) == nil
    }

    private func sets(_ flag: TermID, to value: Bool, in graph: FlowGraph) -> Bool {
        graph.assignments.contains { $0 == (flag, .boolean(value)) }
    }

    /// A method that others call: one that its own type calls may be a part of an end that answers.
    private func isEntry(_ function: Int, for slot: StoredProperty) -> Bool {
        let declared = context.declarations.functions[function]
        guard slot.isVisible(in: declared), !declared.isPrivate, !declared.isLocal, !declared.isInitializer,
            !declared.name.isEmpty
        else { return false }
        return !context.declarations.functions.indices.contains { other in
            other != function && slot.isVisible(in: context.declarations.functions[other])
                && context.mentions(declared.name + "(", in: other)
        }
    }
}
