import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSymbols

/// What the methods of a file's types do with what its stored properties hold, found out by need.
final class SlotLives {
    private unowned let context: FileContext
    private var outcomes: [Key: [SlotOutcome]] = [:]
    private var pending: Set<Key> = []
    private var faults: [String: [Violation]] = [:]
    private var touching: [String: Set<Int>] = [:]
    private var answeredByObservers: [String: Bool] = [:]

    private struct Key: Hashable {
        let function: Int
        let slot: String
        let status: UInt8
    }

    init(context: FileContext) { self.context = context }

    /// How a method leaves what a stored property holds, from a status; nothing where it does not touch the property, or
    /// while that is being found out.
    func outcomes(of function: Int, slot: StoredProperty, from status: Status) -> [SlotOutcome]? {
        let key = Key(function: function, slot: slot.key, status: status.code)
        if let known = outcomes[key] { return known.isEmpty ? nil : known }
        guard slot.isVisible(in: context.declarations.functions[function]), pending.insert(key).inserted else {
            return nil
        }
        let found = makeOutcomes(of: function, slot, from: status)
        pending.remove(key)
        outcomes[key] = found
        return found.isEmpty ? nil : found
    }

    /// Whether a method discharges who waits in a stored property, on some path at least.
    func answers(_ property: StoredProperty, in method: Int) -> Bool {
        let left = outcomes(of: method, slot: property, from: Status(.pending, isStored: true))
        return left?.contains { $0.status.progress == .discharged } ?? false
    }

    /// Whether a method discharges what a stored property holds, and takes it out.
    func takesOut(_ property: StoredProperty, in method: Int) -> Bool {
        let left = outcomes(of: method, slot: property, from: Status(.pending, isStored: true))
        return left?.contains { $0.status == Status(.discharged) } ?? false
    }

    func isTakenOut(_ property: StoredProperty, by methods: [Int]) -> Bool {
        methods.contains { takesOut(property, in: $0) }
    }

    /// Whether some method takes out what it discharges, or discharges it as the object goes: what stays behind, the next
    /// callback may find, or that one will.
    func isFoundAgain(_ property: StoredProperty, by methods: [Int]) -> Bool {
        isTakenOut(property, by: methods)
            || methods.contains { method in
                context.declarations.functions[method].isDeinitializer
                    && steps(of: method, property)?.dischargesSlot ?? false
            }
    }

    /// Whether a method may discharge what a stored property holds, and leave it there.
    func leavesBehind(_ property: StoredProperty, in method: Int) -> Bool {
        let left = outcomes(of: method, slot: property, from: Status(.pending, isStored: true))
        return left?.contains { $0.status.isStored && [.discharged, .repeated].contains($0.status.progress) }
            ?? false
    }

    private func makeOutcomes(of function: Int, _ slot: StoredProperty, from status: Status) -> [SlotOutcome] {
        guard let flow = flow(of: function, slot) ?? flow(throughCallsOf: function, slot) else { return [] }
        let exploration = Exploration(flow, from: PathState(property: status.code))
        var outcomes: [SlotOutcome] = []
        for point in exploration.simulation.points
        where point.node == flow.body.graph.exit || point.node == flow.body.graph.throwExit {
            let outcome = SlotOutcome(
                status: Status(code: point.state.property), throwsError: point.node == flow.body.graph.throwExit,
                method: function)
            if !outcomes.contains(outcome) { outcomes.append(outcome) }
        }
        return outcomes
    }

    /// What goes wrong in the life of what a stored property holds.
    ///
    /// It is kept where it was found out with all that is known, and not in the middle of finding out something else.
    func faults(on slot: SlotFinder.Slot) -> [Violation] {
        let key = slot.property.typeName + " " + slot.property.key
        if let known = faults[key] { return known }
        let isSettled = context.summaries.isSettled && pending.isEmpty
        let found = Lifecycle(context: context).violations(on: slot)
        if isSettled { faults[key] = found }
        return found
    }

    /// The paths of a method, with a stored property followed on them; nothing where the method does not touch it itself.
    func flow(of function: Int, _ slot: StoredProperty) -> ObligationFlow? {
        SlotFinder(context: context).track(slot, in: function).map(context.flows.flow(of:))
    }

    /// The same for a method that touches it by what it calls: `stop()` calls `reset()`, which clears it.
    private func flow(throughCallsOf function: Int, _ slot: StoredProperty) -> ObligationFlow? {
        guard methods(touching: slot).contains(function) else { return nil }
        let graph = context.code.graph(of: function, naming: slot)
        return SlotFinder(context: context).track(slot, in: function, laidOutAs: graph).map(context.flows.flow(of:))
    }

    /// What a function does with what the property holds, or held; nothing where it does nothing.
    func steps(of function: Int, _ slot: StoredProperty) -> SlotSteps? {
        flow(of: function, slot).map { SlotSteps(body: $0.body) }
    }

    /// The methods of its type that mention a stored property, or by name another method that touches it.
    ///
    /// - Complexity: O(methods² × bytes of the type) at most; hardly ever more than three rounds.
    private func methods(touching slot: StoredProperty) -> Set<Int> {
        let key = slot.typeName + " " + slot.key
        if let known = touching[key] { return known }
        let own = context.declarations.functions.indices.filter {
            slot.isVisible(in: context.declarations.functions[$0]) && !context.declarations.functions[$0].isLocal
        }
        var found: Set<Int> = []
        var new = own.filter { method in slot.path.allSatisfy { context.code.mentions(property: $0, in: method) } }
        while !new.isEmpty {
            found.formUnion(new)
            let names = Set(new.map { context.declarations.functions[$0].name }).subtracting(["", "init"])
            new = own.filter { method in
                !found.contains(method) && names.contains { context.mentions($0 + "(", in: method) }
            }
        }
        touching[key] = found
        return found
    }

    /// Whether an observer of a stored property answers who waited in it; not while that is being found out.
    func isAnsweredWhenReplaced(_ property: StoredProperty) -> Bool {
        let key = property.typeName + " " + property.key
        if let known = answeredByObservers[key] { return known }
        answeredByObservers[key] = false
        let answer = SlotObservers(property: property, context: context).answerReplaced
        answeredByObservers[key] = answer
        return answer
    }
}
