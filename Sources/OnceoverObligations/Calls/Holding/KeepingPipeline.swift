import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// A chain of publishers with a step that keeps `self` as long as values come out of the chain:
///
///     radio.calls.tryMap { try self.read($0) }.sink { … } receiveValue: { [weak self] call in … }
///
/// A step that another method of the object has made keeps it, too. After a step that hops to a queue, `receive(on:)`,
/// the earlier steps may be gone before the value comes.
struct KeepingPipeline {
    let graph: FlowGraph
    let code: FileCode
    /// Of the calls in the graph.
    let callees: Callees

    /// How many methods that make a publisher, one of the other's, are looked at.
    private static let depth = 3

    /// Whether a closure is given what comes out of such a chain.
    func ends(in region: Int) -> Bool {
        guard let call = graph.call(givenRegion: region), call.name == "sink" else { return false }
        return isBesideKeeper(region, of: call) || isKept(by: call.receiver, Self.depth)
    }

    /// What is called at the end is there as long as there is something to give the values to.
    private func isBesideKeeper(_ region: Int, of call: Call) -> Bool {
        call.arguments.count > 1 && call.arguments.last?.operand == .region(region)
            && call.arguments.dropLast().contains { keepsSelf($0.operand) }
    }

    private func isKept(by source: TermID?, _ depth: Int) -> Bool {
        var source = source
        while let made = source.flatMap(maker) {
            guard isStep(made) else { return isMadeByKeeper(made, depth) }
            if made.arguments.contains(where: { keepsSelf($0.operand) }) { return true }
            if made.arguments.contains(where: { $0.label.map(Vocabulary.schedulerLabels.contains) ?? false }) {
                return false
            }
            source = made.receiver
        }
        return false
    }

    /// The call that a value comes from, also through a constant. Calls are numbered in the order of the text, so that a
    /// chain has an end.
    private func maker(of value: TermID) -> Call? {
        if let call = graph.calls.first(where: { $0.result == value }) { return call }
        let given = graph.assignments.filter { $0.target == value }.flatMap(\.value.terms)
        return given.count == 1 ? graph.calls.first { $0.result == given[0] } : nil
    }

    private func isStep(_ call: Call) -> Bool {
        guard call.receiver != nil, let name = call.name else { return false }
        return code.contracts.values(of: name, call.arguments.map(\.label)) != nil
    }

    private func keepsSelf(_ operand: Operand) -> Bool {
        guard case .region(let region) = operand else { return false }
        return graph.regions[region].weakSelf == nil && graph.keepsSelf(in: region)
    }

    /// Whether all that a method of the same object may return is such a chain.
    private func isMadeByKeeper(_ call: Call, _ depth: Int) -> Bool {
        guard depth > 0, graph.isBareOrOnSelf(call) else { return false }
        let own = code.declarations.functions[callees.function].typeName
        let found = callees.here(of: call, in: graph)
        return !found.isEmpty
            && found.allSatisfy { callee in
                guard let method = callee.function, callee.typeName == own else { return false }
                let made = KeepingPipeline(
                    graph: code.graph(of: method), code: code,
                    callees: Callees(code: code, others: callees.others, function: method))
                return made.isReturned(depth - 1)
            }
    }

    private func isReturned(_ depth: Int) -> Bool {
        let values = graph.blocks.filter { $0.region == nil }.flatMap(\.instructions).compactMap { step in
            if case .returnValue(let value, _) = step { value } else { nil }
        }
        return !values.isEmpty && values.allSatisfy { $0.terms.count == 1 && isKept(by: $0.terms[0], depth) }
    }
}
