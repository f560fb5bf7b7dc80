import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// What becomes of an obligation in the stored properties that the calls and assignments of a body reach. It asks for the lives
/// of the properties, which are followed elsewhere.
struct StoredUses {
    let code: FileCode
    let others: OtherFiles
    let callees: Callees
    unowned let keepers: Keepers
    unowned let slots: SlotLives

    /// How a method of the same type leaves what a stored property holds; nil if it does not touch it.
    func outcomes(of call: Call, in graph: FlowGraph, slot: StoredProperty, from status: Status) -> [SlotOutcome]? {
        guard graph.isBareOrOnSelf(call) || isOnOwner(of: slot, call, in: graph), let name = call.name else {
            return nil
        }
        let here = callees.here(of: call, in: graph)
        if here.count == 1, let callee = here[0].function, callees.areAll(here, of: call, in: graph) {
            return callee == callees.function ? nil : slots.outcomes(of: callee, slot: slot, from: status)
        }
        if slot.isGlobal { return nil }
        let asked = SlotQuestion(
            method: FactName.method(name, of: slot.typeName), slot: slot.key, before: status.code)
        // Both are asked for at once: what is asked later is not looked for.
        let isUnambiguous = isUnambiguous(call, here, in: graph)
        let effects = others.slotEffects(elsewhere: asked)
        guard isUnambiguous, !effects.isEmpty else { return nil }
        return effects.map { SlotOutcome(status: Status(code: $0.after), throwsError: $0.throwsError, method: nil) }
    }

    /// Whether a call means one function at most.
    private func isUnambiguous(_ call: Call, _ here: [Callee], in graph: FlowGraph) -> Bool {
        guard let question = callees.question(of: call, in: graph), callees.isOpen(question, here) else {
            return here.count <= 1
        }
        return here.isEmpty && !others.areSeveral(elsewhere: question)
    }

    /// `locator.stop()`, where `locator` has the property.
    private func isOnOwner(of slot: StoredProperty, _ call: Call, in graph: FlowGraph) -> Bool {
        guard let keeper = code.keeper(of: slot, in: callees.function, laidOutAs: graph) else { return false }
        return call.receiver == keeper
    }

    /// Whether a term is a stored property whose own life is followed and found to be without a fault.
    func keeps(_ target: TermID, in graph: FlowGraph) -> Bool {
        guard let path = storedPath(of: target, in: graph) else { return false }
        return keepers.keeps(path, of: code.declarations.functions[callees.function].typeName)
    }

    /// Whether a term is such a property, and each call of the stored closure takes it out first.
    func usesUp(_ target: TermID, in graph: FlowGraph) -> Bool {
        guard let path = storedPath(of: target, in: graph) else { return false }
        return keepers.usesUp(path, of: code.declarations.functions[callees.function].typeName)
    }

    /// The same for a call that puts its argument into such a property, or makes a value that is put there.
    func keeps(_ call: Call, argument: Argument, in graph: FlowGraph) -> Bool {
        switch call.callee {
        case .member(of: nil, let caseName):
            let targets = graph.targets(assigned: call.result)
            let type = code.declarations.functions[callees.function].typeName
            return targets.contains { target in
                storedPath(of: target, in: graph).map {
                    keepers.keeps($0, of: type, inCase: caseName)
                } ?? false
            }
        case .member(let receiver?, let name) where Vocabulary.storingMethods.contains(name):
            return keeps(receiver, in: graph)
        case .name(let name), .member(_, let name):
            guard Call.isTypeName(name), let label = argument.label else { return false }
            return keepers.keepsMember(label, of: name)
        default: return false
        }
    }

    /// The names from `self` to a term, without subscripts; nil if it is no member of `self`.
    private func storedPath(of term: TermID, in graph: FlowGraph) -> [String]? {
        var path: [String] = []
        var current = term
        while current != graph.selfTerm {
            guard case .member(let owner, let name) = graph.terms[current].kind else { return nil }
            if !name.hasPrefix("[") { path.append(name) }
            current = owner
        }
        return path.reversed()
    }
}
