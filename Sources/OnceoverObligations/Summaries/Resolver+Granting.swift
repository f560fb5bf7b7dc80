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
        if areAll { return answers.count == 1 ? answers.first : nil }
        return isGrantedElsewhere(call, in: graph) ? .boolean(true) : nil
    }

    private func isGrantedElsewhere(_ call: Call, in graph: FlowGraph) -> Bool {
        guard graph.isAsked(call.result), calleesHere(of: call, in: graph).isEmpty, let name = call.name,
            let type = call.receiver.flatMap({ receiverType($0, in: graph) })
        else { return false }
        return context.others.isGrantedOnce(elsewhere: name, of: type)
    }

    func runsOnce(_ call: Call, in graph: FlowGraph) -> Bool {
        areAllHere(call, in: graph) { setsWhatItAsks(context.graph(of: $0)) }
    }

    func runsOnceForGood(_ call: Call, in graph: FlowGraph) -> Bool {
        areAllHere(call, in: graph) { function in
            let body = context.graph(of: function)
            let type = context.declarations.functions[function].typeName
            return flagsSetOnce(by: body).contains { flag, value in
                guard case .member(_, let name) = body.terms[flag].kind else { return false }
                return context.code.functions(setting: name, of: type, to: "\(!value)").isEmpty
            }
        }
    }

    func settings(by call: Call, in graph: FlowGraph) -> [String: Fact?] {
        let bodies = calleesHere(of: call, in: graph).compactMap(\.function).filter { $0 != function }
        return bodies.count == 1 ? context.settings.settings(of: bodies[0]) : [:]
    }

    /// Whether all functions that a call may mean stand in this file and are such. Others are asked about only where these
    /// are.
    func areAllHere(_ call: Call, in graph: FlowGraph, where isSuch: (Int) -> Bool) -> Bool {
        let here = calleesHere(of: call, in: graph)
        return !here.isEmpty && here.compactMap(\.function).allSatisfy(isSuch) && areAll(here, of: call, in: graph)
    }

    private func grantsOnce(_ function: Int) -> Bool {
        let declared = context.declarations.functions[function]
        guard declared.returnType?.ownText == "Bool", declared.parameters.isEmpty else { return false }
        let graph = context.graph(of: function)
        return returned(in: graph) == [.boolean(true), .boolean(false)] && setsWhatItAsks(graph)
    }

    /// Whether a body sets a flag of its object, once and for all, and asks for it.
    func setsWhatItAsks(_ graph: FlowGraph) -> Bool { !flagsSetOnce(by: graph).isEmpty }

    private func flagsSetOnce(by graph: FlowGraph) -> [(flag: TermID, value: Bool)] {
        graph.assignments.compactMap { flag, value in
            guard case .boolean(let value) = value, isProperty(flag, in: graph), asks(flag, being: value, in: graph),
                isSetBeforeOthers(flag, to: value, in: graph)
            else { return nil }
            return (flag, value)
        }
    }

    /// Whether some path sets a flag behind asking for it without waiting in between, where others are let in.
    private func isSetBeforeOthers(_ flag: TermID, to value: Bool, in graph: FlowGraph) -> Bool {
        guard graph.calls.contains(where: \.isAwaited) else { return true }
        let asked = graph.blocks.flatMap(\.edges).filter { edge in
            edge.assumptions.contains(Constraint(flag, .boolean(!value)))
        }
        var pending = asked.map(\.target)
        var seen = Set(pending)
        while let block = pending.popLast().map({ graph.blocks[$0] }) {
            let sets = block.instructions.contains {
                if case .assign(flag, .boolean(value), _) = $0 { true } else { false }
            }
            if sets { return true }
            if block.call.map({ graph.calls[$0].isAwaited }) ?? false { continue }
            pending += block.edges.map(\.target).filter { seen.insert($0).inserted }
        }
        return false
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

    /// Whether a term is of the own object.
    func isProperty(_ term: TermID, in graph: FlowGraph) -> Bool {
        graph.terms[term].mentions.contains(graph.selfTerm) && term != graph.selfTerm
    }

    private func asks(_ flag: TermID, being value: Bool, in graph: FlowGraph) -> Bool {
        graph.blocks.contains { block in
            block.edges.contains { $0.assumptions.contains(Constraint(flag, .boolean(value))) }
        }
    }
}
