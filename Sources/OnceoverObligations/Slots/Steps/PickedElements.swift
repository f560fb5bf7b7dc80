import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// Steps that take some elements out of a stored collection, by what they are: `waiting.removeAll { $0.seat < last }`,
/// `waiting = waiting.filter { $0.seat >= last }`. Whose those are, no path knows: it is followed no further.
struct PickedElements {
    let body: FollowedBody
    private var elements: SlotElements { SlotElements(body: body) }

    /// Whether a call takes out some elements that have been picked out before, or are discharged as they are looked at.
    func takesPicked(_ call: Call) -> Bool {
        guard call.name.map(Vocabulary.partlyRemovingMethods.contains) ?? false, !elements.empties(call),
            !call.arguments.isEmpty
        else {
            return false
        }
        return isPickedOut(beside: call)
    }

    /// The same for what a collection is given that is left of it.
    func leavesPicked(_ value: Operand) -> Bool {
        guard case .term(let rest) = value, let call = body.graph.calls.first(where: { $0.result == origin(of: rest) }),
            call.name.map(Vocabulary.pickingMethods.contains) ?? false, call.receiver.map(body.aliases.isSlot) ?? false
        else { return false }
        return isPickedOut(beside: call)
    }

    /// What a local name was given: `let rest = waiting.filter { … }`.
    private func origin(of name: TermID) -> TermID {
        body.graph.terms[name].isVariable ? body.claims.definitions[name] ?? name : name
    }

    private func isPickedOut(beside call: Call) -> Bool {
        let others = body.graph.calls.contains { other in
            other.result != call.result && other.name.map(Self.picks) ?? false
                && other.receiver.map(body.aliases.isSlot) ?? false
        }
        return others || body.graph.blocks.contains { discharges($0, insideClosureOf: call) }
    }

    private static func picks(_ name: String) -> Bool {
        Vocabulary.pickingMethods.contains(name) || Vocabulary.choosingMethods.contains(name)
    }

    private func discharges(_ block: Block, insideClosureOf call: Call) -> Bool {
        guard let index = block.call,
            body.graph.calls[index].name.map(body.tracked.dischargingMethods.contains) ?? false
        else {
            return false
        }
        return body.graph.closures(outwardFrom: block.region).contains {
            body.graph.call(givenRegion: $0)?.result == call.result
        }
    }
}
