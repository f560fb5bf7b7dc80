import OnceoverControlFlow
import OnceoverSymbols

/// What is found out of a graph before its paths are followed.
extension ObligationFlow {
    /// - Complexity: O(assignments × length of the longest chain of names).
    static func takenNames(in graph: FlowGraph, aliases: Aliases) -> Set<TermID> {
        let taking = graph.calls.filter {
            aliases.source(of: $0).map(aliases.isSlot) ?? false && aliases.contains($0.result)
        }
        var taken = Set(taking.map(\.result))
        var count = -1
        while count < taken.count {
            count = taken.count
            for call in graph.calls where gives(call, on: taken, in: graph, aliases) { taken.insert(call.result) }
            for case (let target, .term(let source)) in graph.assignments
            where aliases.contains(target) && (aliases.isSlot(source) || isPart(source, of: taken, in: graph)) {
                taken.insert(target)
            }
        }
        return taken
    }

    /// Whether a call gives a part of what was taken, or puts it into a value of its own.
    private static func gives(
        _ call: Call, on taken: Set<TermID>, in graph: FlowGraph, _ aliases: Aliases
    ) -> Bool {
        if taken.contains(call.result) { return false }
        if aliases.contains(call.result), let source = aliases.source(of: call), isPart(source, of: taken, in: graph) {
            return true
        }
        return aliases.wraps(call)
            && call.arguments.flatMap(\.operand.terms).contains {
                isPart($0, of: taken, in: graph) || aliases.isSlot($0)
            }
    }

    /// Whether a term is one of the names, or an element of what one of them holds.
    private static func isPart(_ term: TermID, of names: Set<TermID>, in graph: FlowGraph) -> Bool {
        if names.contains(term) { return true }
        guard case .member(let owner, _) = graph.terms[term].kind else { return false }
        return isPart(owner, of: names, in: graph)
    }

    /// What variables hold that are given a value once before the closure in which the paths begin: `var isDone = false`.
    ///
    /// - Complexity: O(instructions).
    var knownBefore: [TermID: Fact] {
        guard let closure = closureOfStart else { return [:] }
        var given: [TermID: [Operand]] = [:]
        for block in graph.blocks where !graph.isInside(block, of: closure) {
            for case .assign(let term, let value, _) in block.instructions { given[term, default: []].append(value) }
        }
        let constants = given.keys.reduce(into: [TermID: Fact]()) { constants, term in
            constants[term] = Self.onlyValue(of: term, in: given, graph).constant
        }
        return constants.merging(askedBefore(closure)) { constant, _ in constant }
    }

    /// What a term is given, if it is given one value; of a call, what it makes: `let isDone = Mutex(false)`.
    private static func onlyValue(of term: TermID, in given: [TermID: [Operand]], _ graph: FlowGraph) -> Operand {
        var value = Operand.term(term)
        for _ in 0..<8 {
            guard case .term(let source) = value, source == term || graph.terms[source].kind == .callResult,
                let values = given[source], values.count == 1
            else { break }
            value = values[0]
        }
        return value
    }

    /// The closure in which the paths begin.
    var closureOfStart: Int? { graph.regions.firstIndex { $0.entry == tracked.start } }

    /// What was asked on every way to a closure that runs at once, and is asked again inside: `guard !isEmpty else { return }`.
    private func askedBefore(_ closure: Int) -> [TermID: Fact] {
        guard !graph.regions[closure].isDeferred else { return [:] }
        let inside = graph.blocks.lazy.filter { graph.isInside($0, of: closure) }
        let asked = Set(inside.flatMap(\.edges).flatMap(\.assumptions).map(\.term))
        if asked.isEmpty { return [:] }
        var answers = Answers(to: asked, in: graph)
        answers.ofValues = madeForProperties
        return answers.facts(before: graph.regions[closure].entry) ?? [:]
    }

    /// What is made and put into a property. A local name for it that is asked is an optional, as what makes it may fail.
    private var madeForProperties: [TermID: Fact] {
        graph.assignments.reduce(into: [:]) { made, assignment in
            guard case .term(let value) = assignment.value, !graph.terms[assignment.target].isVariable else { return }
            made[value] = tables.made[value]
        }
    }

    static func effects(
        in graph: FlowGraph, _ table: CallEffects, aliases: Aliases, taken: Set<TermID>, isSlot: Bool
    ) -> [CallEffect?] {
        graph.calls.map { call in
            var effect = table.effect(of: call)
            guard isSlot, effect != nil, effect?.slotTerm == nil else { return effect }
            let names = [call.receiverOrValue].compactMap { $0 } + call.arguments.flatMap(\.operand.terms)
            effect?.isLocal = !names.contains { isPart($0, of: taken, in: graph) }
            return effect
        }
    }

    static func events(
        in graph: FlowGraph, effects: [CallEffect?], aliases: Aliases, _ stored: StoredUses,
        _ tracked: TrackedObligation
    ) -> [Bool] {
        graph.blocks.map { block in
            if let slot = tracked.slot?.property, drops(slot, in: block, of: graph, stored) { return true }
            return block.instructions.contains { instruction in
                switch instruction {
                case .call(let index): effects[index].map { !$0.isNothing } ?? false
                case .assign(let target, let value, _):
                    aliases.contains(value) && !aliases.contains(target) || aliases.isSlot(target)
                case .discard(let value, _), .returnValue(let value, _): aliases.contains(value)
                case .escape(let term, _): aliases.contains(term)
                case .recursion: true
                default: false
                }
            }
        }
    }

    /// Whether a callback calls a method of the same type there that drops what a stored property holds, or discharges it and
    /// leaves it there.
    private static func drops(
        _ slot: StoredProperty, in block: Block, of graph: FlowGraph, _ stored: StoredUses
    ) -> Bool {
        guard graph.isCalledBack(in: block.region), let call = block.call.map({ graph.calls[$0] }) else { return false }
        let waits = Status(.pending, isStored: true)
        let outcomes = stored.outcomes(of: call, in: graph, slot: slot, from: waits) ?? []
        return outcomes.contains { $0.status == Status(.pending) || $0.status == Status(.discharged, isStored: true) }
    }
}
