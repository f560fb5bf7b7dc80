import OnceoverControlFlow
import OnceoverVocabulary

/// The local names of one obligation.
struct Aliases {
    private let graph: FlowGraph
    private let slot: TrackedSlot?
    private let isAnswerable: Bool
    private var terms: Set<TermID>
    private let methods: Set<String>
    /// Those that are names of a method that discharges it: `let answer = continuation.resume(returning:)`.
    private(set) var methodNames: Set<TermID> = []
    /// Aliases that are assigned once, so that they are nil only where the obligation is.
    private(set) var stable: Set<TermID>
    /// Aliases that are given nil besides, so that they are nil where the obligation is or where they were cleared.
    private(set) var clearable: Set<TermID> = []

    /// - Complexity: O(assignments × length of the longest chain of names).
    ///
    /// - Parameters:
    ///   - isAnswerable: whether it is a continuation of the runtime library.
    ///   - methods: the methods that discharge it.
    init(
        of roots: [TermID], slot: TrackedSlot? = nil, isAnswerable: Bool = false, methods: Set<String> = [],
        in graph: FlowGraph
    ) {
        self.methods = slot == nil ? methods : []
        self.graph = graph
        self.isAnswerable = isAnswerable
        self.slot = slot
        terms = Set(roots)
        stable = Set(roots)
        let assignments = Array(graph.assignments)
        var grows = true
        while grows {
            grows = addTaken()
            for (target, operand) in assignments {
                if isMethod(operand), graph.terms[target].isVariable { grows = note(method: target) || grows }
                guard case .term(let source) = operand, let new = name(from: source, to: target) else { continue }
                if methodNames.contains(source) { methodNames.insert(new) }
                grows = terms.insert(new).inserted || grows
            }
        }
        let given = graph.givenValues
        for term in terms {
            let others = given[term, default: []].filter { $0 != .nilLiteral }
            if given[term, default: others].count <= 1 { stable.insert(term) }
            if others.count == 1, contains(others[0]) { clearable.insert(term) }
        }
    }

    func contains(_ term: TermID) -> Bool {
        if terms.contains(term) { return true }
        guard case .member(let owner, let name) = graph.terms[term].kind else { return false }
        return (slot != nil ? isPart(name) : name == Self.content) && contains(owner)
    }

    func contains(_ operand: Operand) -> Bool { operand.terms.contains { contains($0) } }

    /// Whether a term is the stored property, or a part of it, and not a local name for what it held.
    func isSlot(_ term: TermID) -> Bool {
        guard let slot else { return false }
        if term == slot.root { return true }
        guard case .member(let owner, let name) = graph.terms[term].kind else { return false }
        return isSlot(owner) && (slot.property.elementMember == nil || isPart(name))
    }

    private mutating func note(method name: TermID) -> Bool {
        methodNames.insert(name)
        return terms.insert(name).inserted
    }

    /// `continuation.resume`, `continuation.resume(returning:)`
    private func isMethod(_ value: Operand) -> Bool {
        switch value {
        case .method(let owner, let name): return methods.contains(name) && terms.contains(owner)
        case .term(let term):
            guard !methods.isEmpty, case .member(let owner, let name) = graph.terms[term].kind else { return false }
            return methods.contains(name) && terms.contains(owner)
        default: return false
        }
    }

    /// What an assignment makes a name: its target, or for a stored property, the local that is put into it.
    private func name(from source: TermID, to target: TermID) -> TermID? {
        if contains(source), !terms.contains(target), isLocal(target) || isLabel(target, ofPart: source) {
            return target
        }
        guard isSlot(target), let stored = carried(by: source), !terms.contains(stored) else { return nil }
        return stored
    }

    /// A local that is put there itself, or in a value that carries it: `Guest(seat: 1, completion: completion)`.
    private func carried(by value: TermID) -> TermID? {
        if graph.terms[value].isVariable { return value }
        guard let member = slot?.property.elementMember, let maker = graph.calls.first(where: { $0.result == value }),
            maker.isInitializer, let given = maker.arguments.first(where: { $0.label == member }),
            case .term(let local) = given.operand, graph.terms[local].isVariable
        else { return nil }
        return local
    }

    private func isLocal(_ term: TermID) -> Bool {
        switch graph.terms[term].kind {
        case .variable, .callResult: true
        case .member(let owner, let name):
            graph.terms[owner].kind == .callResult || graph.terms[owner].isVariable && Int(name) != nil
        case .condition: false
        }
    }

    /// `answer.waiting`, of `let answer = lock.withLock { () -> (isFirst: Bool, waiting: Waiter?) in … }`, or of `guard let answer`.
    private func isLabel(_ label: TermID, ofPart part: TermID) -> Bool {
        guard case .member(let name, _) = graph.terms[label].kind, graph.terms[name].isVariable,
            case .member(let whole, _) = graph.terms[part].kind,
            graph.terms[whole].kind == .callResult || graph.terms[whole].isVariable
        else { return false }
        return graph.assignments.contains { $0.target == name && $0.value == .term(whole) }
    }

    /// `waiting.removeValue(forKey: id)` gives what the collection held.
    private mutating func addTaken() -> Bool {
        guard slot != nil || isAnswerable else { return false }
        var grows = false
        for call in graph.calls {
            if let stored = stored(by: call) { grows = terms.insert(stored).inserted || grows }
        }
        for call in graph.calls where takes(call) || wraps(call) || maps(call) || makesHandler(call) {
            grows = terms.insert(call.result).inserted || grows
        }
        return grows
    }

    /// `waiting.append(continuation)`, `waiting.append((id, continuation))`
    private func stored(by call: Call) -> TermID? {
        guard let slot, slot.isCollection, case .member(let receiver?, let name) = call.callee,
            Vocabulary.storingMethods.contains(name), isSlot(receiver), let value = call.arguments.first,
            value.label == nil
        else { return nil }
        switch value.operand {
        case .term(let term): return carried(by: term)
        case .aggregate(let parts): return parts.lazy.flatMap(\.terms).first(where: graph.isGivenContinuation)
        default: return nil
        }
    }

    /// `continuation.handler()`: the closure that it gives answers in its place.
    private func makesHandler(_ call: Call) -> Bool {
        guard isAnswerable, case .member(let receiver?, let name) = call.callee else { return false }
        return Vocabulary.handlerGivingMethods.contains(name) && contains(receiver)
    }

    private func takes(_ call: Call) -> Bool {
        guard case .member(let receiver?, let name) = call.callee else { return false }
        return slot != nil && Vocabulary.takingMethods.contains(name) && contains(receiver)
    }

    /// `waiting.lazy.map(\.continuation)`, `waiting.first { $0.id == id }`: what the collection held, in another form or in part.
    private func maps(_ call: Call) -> Bool {
        guard let slot, slot.isCollection else { return false }
        if copies(call) { return true }
        guard case .member(let receiver?, let name) = call.callee else { return false }
        return (Vocabulary.convertingMethods.contains(name) || Vocabulary.choosingMethods.contains(name))
            && contains(receiver)
    }

    /// What a call is made on, or copies.
    func source(of call: Call) -> TermID? { copies(call) ? call.arguments[0].operand.terms.first : call.receiver }

    /// `Array(waiting)`
    func copies(_ call: Call) -> Bool {
        guard slot?.isCollection == true, case .name(let name) = call.callee, call.arguments.count == 1,
            call.arguments[0].label == nil
        else { return false }
        return Vocabulary.listTypes.contains(name) && contains(call.arguments[0].operand)
    }

    /// `.fail(k, error)`: an enum case carries what it is made with.
    func wraps(_ call: Call) -> Bool {
        guard slot != nil, case .member(of: nil, _) = call.callee else { return false }
        return call.arguments.contains { $0.operand.terms.contains { contains($0) && !isWhole($0) } }
    }

    /// A collection that is passed on is not one of the obligations that it holds.
    private func isWhole(_ term: TermID) -> Bool { slot.map { $0.isCollection && term == $0.root } ?? false }

    /// Whether a member of this name is something that the collection or tuple holds, and not something about it.
    private func isPart(_ name: String) -> Bool {
        if name.hasPrefix("[") || name.last?.isNumber == true || Vocabulary.elementMembers.contains(name) {
            return true
        }
        if let label = slot?.property.tupleLabel, name == label { return true }
        let member = slot?.property.elementMember
        return member == nil ? Vocabulary.obligationNames.contains(name) : member == name
    }

    /// What an optional gives a closure: `completion.map { $0(result) }`.
    private static let content = "[each]"
}

extension FlowGraph {
    /// Whether a term is what the closure of `withCheckedContinuation` is given.
    fileprivate func isGivenContinuation(_ term: TermID) -> Bool {
        regions.contains { region in
            region.parameters.first == term && region.call.map { calls[$0].makesContinuation } ?? false
        }
    }
}
