import OnceoverControlFlow
import OnceoverSignatures
import SwiftSyntax

extension Resolver {
    /// `func mayEnd() -> Bool { guard !hasEnded else { return false }; hasEnded = true; return true }`, whatever its name.
    func grantsOnce(_ call: Call, in graph: FlowGraph) -> Bool {
        areAllHere(call, in: graph, where: grantsOnce)
    }

    func answerGivenOnce(_ call: Call, in graph: FlowGraph) -> Fact? {
        var answers: Set<Fact> = []
        let areAll = areAllHere(call, in: graph) { function in
            guard let type = context.declarations.functions[function].returnType, type.mayTell else { return false }
            let answer = OneTimeAnswer(of: context.graph(of: function)).granted(
                isOptional: type.is(OptionalTypeSyntax.self))
            if let answer { answers.insert(answer) }
            return answer != nil
        }
        return areAll && answers.count == 1 ? answers.first : nil
    }

    func canRefuse(_ call: Call, in graph: FlowGraph) -> Bool? {
        let bodies = calleesHere(of: call, in: graph).compactMap(\.function).map(context.graph)
        guard !bodies.isEmpty else { return nil }
        return bodies.contains { canReturnOtherThanTrue($0) && !onlyAsks($0) }
    }

    /// Whether some path of a body returns something else than the literal `true`.
    private func canReturnOtherThanTrue(_ graph: FlowGraph) -> Bool {
        graph.blocks.contains { block in
            block.instructions.contains { instruction in
                if case .returnValue(let value, _) = instruction { isOtherThanTrue(value, graph) } else { false }
            }
        }
    }

    private func isOtherThanTrue(_ value: Operand, _ graph: FlowGraph) -> Bool {
        switch value {
        case .boolean(let isTrue): !isTrue
        // `return lock.withLock { … }` returns what the closure returns: its own `return`s are looked at.
        case .term(let term):
            !graph.regions.contains { region in region.call.map { graph.calls[$0].result == term } ?? false }
        default: true
        }
    }

    /// Whether a body sets nothing, so that the next one who calls hears the same: `lock.withLock { !isTaken }`.
    private func onlyAsks(_ graph: FlowGraph) -> Bool {
        let isLocking = graph.calls.allSatisfy { call in
            Executor.isLocking(call) || Executor.isUnlocking(call)
                || graph.regions.indices.contains { region in
                    graph.call(givenRegion: region)?.result == call.result
                        && Executor.runsUnderLock(region, in: graph)
                }
        }
        return isLocking && !graph.instructions.contains { sets($0, in: graph) }
    }

    private func sets(_ instruction: Instruction, in graph: FlowGraph) -> Bool {
        switch instruction {
        case .assign(let target, _, _):
            isProperty(target, in: graph) || graph.regions.contains { $0.parameters.contains(target) }
        case .forget(_, let isCompound): isCompound
        default: false
        }
    }

    func runsOnce(_ call: Call, in graph: FlowGraph) -> Bool {
        areAllHere(call, in: graph) { setsWhatItAsks(context.graph(of: $0)) }
    }

    func settings(by call: Call, in graph: FlowGraph) -> [String: Fact] {
        let bodies = calleesHere(of: call, in: graph).compactMap(\.function).filter { $0 != function }
        return bodies.count == 1 ? context.settings(of: bodies[0]) : [:]
    }

    /// Whether all functions that a call may mean stand in this file and are such. Others are asked about only where these
    /// are.
    func areAllHere(_ call: Call, in graph: FlowGraph, where isSuch: (Int) -> Bool) -> Bool {
        let bodies = calleesHere(of: call, in: graph).compactMap(\.function)
        guard !bodies.isEmpty, bodies.allSatisfy(isSuch) else { return false }
        return callees(of: call, in: graph, trustsExpectation: true).count == bodies.count
    }

    private func grantsOnce(_ function: Int) -> Bool {
        let declared = context.declarations.functions[function]
        guard declared.returnType?.ownText == "Bool", declared.parameters.isEmpty else { return false }
        let graph = context.graph(of: function)
        return returned(in: graph) == [.boolean(true), .boolean(false)] && setsWhatItAsks(graph)
    }

    /// Whether a body sets a flag of its object, once and for all, and asks for it.
    func setsWhatItAsks(_ graph: FlowGraph) -> Bool {
        graph.assignments.contains { flag, value in
            guard case .boolean(let value) = value else { return false }
            return isProperty(flag, in: graph) && asks(flag, being: value, in: graph)
        }
    }

    private func returned(in graph: FlowGraph) -> Set<Operand> {
        var values: Set<Operand> = []
        for instruction in graph.instructions {
            guard case .returnValue(let value, _) = instruction else { continue }
            if case .term(let term) = value, graph.terms[term].kind == .callResult { continue }
            values.insert(value)
        }
        return values
    }

    private func isProperty(_ term: TermID, in graph: FlowGraph) -> Bool {
        graph.terms[term].mentions.contains(graph.selfTerm) && term != graph.selfTerm
    }

    private func asks(_ flag: TermID, being value: Bool, in graph: FlowGraph) -> Bool {
        graph.blocks.contains { block in
            block.edges.contains { $0.assumptions.contains(Assumption(flag, .boolean(value))) }
        }
    }
}
