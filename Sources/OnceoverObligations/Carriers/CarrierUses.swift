import OnceoverControlFlow
import OnceoverSymbols

/// All that a body does with one value that carries an obligation.
struct CarrierUses {
    let member: CarriedMember
    private let graph: FlowGraph
    private let calls: CarrierCalls
    private let grants: Grants
    /// The names of the value.
    let names: Set<TermID>
    /// What each call does that has to do with the value, by the call's result; nil if somebody else may have it.
    private(set) var effects: [TermID: CallEffect]?

    init(of value: TermID, carrying member: CarriedMember, in graph: FlowGraph, calls: CarrierCalls, grants: Grants) {
        self.member = member
        self.graph = graph
        self.calls = calls
        self.grants = grants
        var names: Set<TermID> = [value]
        var new = [value]
        while let name = new.popLast() {
            new += graph.targets(assigned: name).filter { graph.terms[$0].isVariable && names.insert($0).inserted }
        }
        self.names = names
        effects = foundEffects()
    }

    private func foundEffects() -> [TermID: CallEffect]? {
        guard !graph.instructions.contains(where: givesAway) else { return nil }
        var effects: [TermID: CallEffect] = [:]
        for call in graph.calls where isUse(call) {
            guard let effect = effect(of: call) else { return nil }
            effects[call.result] = effect
        }
        return effects
    }

    /// Whether anything is done with what the value carries: by a call, or by its place in the value, as in
    /// `box.continuation.resume()`.
    var areAny: Bool {
        effects?.values.contains { !$0.isNothing } ?? false
            || names.contains { graph.terms.find(member.termName, of: $0) != nil }
    }

    private func givesAway(_ instruction: Instruction) -> Bool {
        switch instruction {
        case .assign(let target, let value, _):
            if value.terms.contains(where: names.contains) { return !names.contains(target) || !isName(value) }
            return graph.terms[target].isVariable && names.contains(target)
        case .forget(let term, isCompound: true): return names.contains(term)
        case .escape(let term, _): return names.contains(term)
        case .returnValue(let value, _): return value.terms.contains(where: names.contains)
        default: return false
        }
    }

    private func isName(_ value: Operand) -> Bool { if case .term = value { true } else { false } }

    private func isUse(_ call: Call) -> Bool {
        if call.receiverOrValue.map(names.contains) ?? false { return true }
        if names.contains(graph.selfTerm), case .name(let name) = call.callee, calls.isMember(name, of: member) {
            return true
        }
        return call.arguments.contains { argument in argument.operand.terms.contains { isOurs($0) } }
    }

    /// Whether a term is the value, or a method of it.
    private func isOurs(_ term: TermID) -> Bool { names.contains(term) || method(term) != nil }

    /// `box.send`, which is handed over as a closure.
    private func method(_ term: TermID) -> String? {
        guard case .member(let owner, let name) = graph.terms[term].kind, names.contains(owner),
            name != member.name, calls.isMethod(name, of: member)
        else { return nil }
        return name
    }

    private func effect(of call: Call) -> CallEffect? {
        let given = call.arguments.indices.filter { call.arguments[$0].operand.terms.contains { isOurs($0) } }
        switch (call.receiverOrValue.map(names.contains) ?? false, given.count) {
        case (true, 0): return effect(ofCallOn: call)
        case (false, 0): return effect(ofCallOn: call)
        case (false, 1): return effect(ofGiving: call.arguments[given[0]], at: given[0], to: call)
        default: return nil
        }
    }

    private func effect(ofCallOn call: Call) -> CallEffect? {
        if call.name == member.name, case .constant = member.place { return .discharge }
        return calls.summary(of: call, onCarrier: member, in: graph).map { effect(of: $0, by: call) }
    }

    private func effect(ofGiving argument: Argument, at index: Int, to call: Call) -> CallEffect? {
        switch argument.operand {
        case .method(let owner, let name) where names.contains(owner):
            return calls.summary(ofMethod: name, ofCarrier: member)?.effect
        case .term(let term):
            if let name = method(term) { return calls.summary(ofMethod: name, ofCarrier: member)?.effect }
            return calls.summary(of: call, givenCarrier: member, as: index, in: graph).map { $0.effect }
        default: return nil
        }
    }

    private func effect(of summary: ParameterSummary, by call: Call) -> CallEffect {
        var effect = summary.effect
        effect.isOncePerObject = summary.isPartial && grants.runsOnce(call, in: graph)
        return effect
    }
}
