import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// Steps that take some elements out of a stored collection, by what they are: `waiting.removeAll { $0.seat < last }`,
/// `waiting = waiting.filter { $0.seat >= last }`. Whose those are, no path knows: it is followed no further.
extension ObligationFlow {
    /// Whether a call takes out some elements that have been picked out before, or are discharged as they are looked at.
    func takesPicked(_ call: Call) -> Bool {
        guard call.name.map(Vocabulary.partlyRemovingMethods.contains) ?? false, !empties(call), !call.arguments.isEmpty
        else {
            return false
        }
        return isPickedOut(beside: call)
    }

    /// The same for what a collection is given that is left of it.
    func leavesPicked(_ value: Operand) -> Bool {
        guard case .term(let rest) = value, let call = graph.calls.first(where: { $0.result == origin(of: rest) }),
            call.name.map(Vocabulary.pickingMethods.contains) ?? false, call.receiver.map(aliases.isSlot) ?? false
        else { return false }
        return isPickedOut(beside: call)
    }

    /// What a local name was given: `let rest = waiting.filter { … }`.
    private func origin(of name: TermID) -> TermID {
        graph.terms[name].isVariable ? claims.definitions[name] ?? name : name
    }

    private func isPickedOut(beside call: Call) -> Bool {
        let others = graph.calls.contains { other in
            other.result != call.result && other.name.map(Self.picks) ?? false
                && other.receiver.map(aliases.isSlot) ?? false
        }
        return others || graph.blocks.contains { discharges($0, insideClosureOf: call) }
    }

    private static func picks(_ name: String) -> Bool {
        Vocabulary.pickingMethods.contains(name) || Vocabulary.choosingMethods.contains(name)
    }

    private func discharges(_ block: Block, insideClosureOf call: Call) -> Bool {
        guard let index = block.call, graph.calls[index].name.map(tracked.dischargingMethods.contains) ?? false else {
            return false
        }
        return graph.closures(outwardFrom: block.region).contains {
            graph.call(givenRegion: $0)?.result == call.result
        }
    }
}
