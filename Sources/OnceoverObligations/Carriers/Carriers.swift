import OnceoverControlFlow
import OnceoverSymbols

/// Values of the file's own types that carry one obligation through a body: `let box = ReplyBox(reply: completion)`.
///
/// A value is one only where all that is done with it is known: its methods are called, or a function of the file is
/// given it. Other code that has the value may do anything with it.
struct Carriers {
    private let graph: FlowGraph
    private let calls: CarrierCalls
    private let grants: Grants
    /// What the values are called, and where each carries it.
    private(set) var members: [TermID: CarriedMember] = [:]
    /// What calls do with it, by their results.
    private var effects: [TermID: CallEffect] = [:]
    private var makers: Set<TermID> = []
    /// Whether other code may get the value that the body receives.
    private(set) var isGivenAway = false

    init(
        of tracked: TrackedObligation, named aliases: Aliases, in graph: FlowGraph, calls: CarrierCalls, grants: Grants
    ) {
        self.graph = graph
        self.calls = calls
        self.grants = grants
        guard tracked.slot == nil, [.handler, .continuation, .promise].contains(tracked.kind) else { return }
        if let carrier = tracked.carrier {
            let uses = CarrierUses(of: carrier.term, carrying: carrier.member, in: graph, calls: calls, grants: grants)
            isGivenAway = !add(uses)
        }
        for call in graph.calls {
            guard let member = member(of: call, madeWith: aliases, tracked.kind) else { continue }
            let uses = CarrierUses(of: call.result, carrying: member, in: graph, calls: calls, grants: grants)
            if uses.areAny, add(uses) { makers.insert(call.result) }
        }
    }

    var isEmpty: Bool { members.isEmpty }

    /// What is done with the obligation by a call on a value that carries it, or one that is given such a value.
    func effect(of call: Call) -> CallEffect? { effects[call.result] }

    /// Whether a call only puts the obligation into such a value.
    func isMade(by call: Call) -> Bool { makers.contains(call.result) }

    /// The terms that stand for the obligation itself, as a member of one of the values.
    var carried: [TermID] {
        members.compactMap { value, member in graph.terms.find(member.termName, of: value) }.sorted {
            $0.index < $1.index
        }
    }

    private func member(of call: Call, madeWith aliases: Aliases, _ kind: Obligation.Kind) -> CarriedMember? {
        let given = call.arguments.indices.filter { index in
            if case .term(let term) = call.arguments[index].operand { aliases.contains(term) } else { false }
        }
        // `Request(success: completion, failure: completion)` has it in two places.
        return given.count == 1 ? calls.carried(by: call, argument: given[0], as: kind.shape, in: graph) : nil
    }

    /// Whether all that is done with the value is known.
    private mutating func add(_ uses: CarrierUses) -> Bool {
        guard let found = uses.effects else { return false }
        effects.merge(found) { first, _ in first }
        for name in uses.names { members[name] = uses.member }
        return true
    }
}

extension CarriedMember {
    /// What its term is called, as a member of the value's.
    var termName: String {
        switch place {
        case .constant(let name): name
        case .payload(let caseName, let index): "\(caseName).\(index)"
        }
    }
}

extension Obligation.Kind {
    /// As a type would show it that is not left open.
    fileprivate var shape: HandlerShape {
        switch self {
        case .continuation: .continuation(isOptional: false)
        case .promise: .promise(isOptional: false)
        case .handler: .handler(isOptional: false)
        case .handlerPair, .stream, .answerable: .other
        }
    }
}
