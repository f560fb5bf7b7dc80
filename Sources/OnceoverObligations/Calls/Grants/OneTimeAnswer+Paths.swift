import OnceoverControlFlow
import OnceoverDataflow

/// The paths through a body.
extension OneTimeAnswer {
    private static let limit = 48
    private static let stepLimit = 1_000

    /// None where there are too many, also of those that lead nowhere, or a loop on one.
    static func paths(through graph: FlowGraph) -> [Path] {
        var pending: [(block: Int, path: Path, passed: Set<Int>)] = [(graph.entry, Path(), [])]
        var found: [Path] = []
        var steps = 0
        while let (block, path, passed) = pending.popLast() {
            steps += 1
            guard steps < stepLimit else { return [] }
            if block == graph.exit {
                found.append(path)
                continue
            }
            guard !passed.contains(block), pending.count + found.count < limit else { return [] }
            let behind = graph.blocks[block].instructions.reduce(into: path) { step($1, &$0, in: graph) }
            for edge in graph.blocks[block].edges where mayTake(edge, in: graph) {
                for next in passing(edge, behind, in: graph) {
                    pending.append((edge.target, next, passed.union([block])))
                }
            }
        }
        return found
    }

    private static func mayTake(_ edge: Edge, in graph: FlowGraph) -> Bool {
        switch edge.outcome {
        case .throwsError, .throwsBehindClosures, .repeatsClosure: false
        case .entersClosure(let region): !graph.regions[region].isDeferred
        case .skipsClosure(let region): graph.regions[region].isDeferred || graph.regions[region].mode != .once
        default: true
        }
    }

    private static func passing(_ edge: Edge, _ path: Path, in graph: FlowGraph) -> [Path] {
        var path = path
        for assumption in edge.assumptions {
            guard learn(assumption, &path, in: graph) else { return [] }
        }
        guard edge.target == graph.exit, case .term(let answer)? = path.answer, path.facts.fact(of: answer) == nil,
            let condition = condition(answer, path, in: graph)
        else { return [path] }
        return [true, false].compactMap { value in
            var answered = path
            answered.answer = .boolean(value)
            return learn(Constraint(condition, .boolean(value)), &answered, in: graph) ? answered : nil
        }
    }

    private static func learn(_ assumption: Constraint, _ path: inout Path, in graph: FlowGraph) -> Bool {
        let term = assumption.term
        if let known = path.facts.fact(of: term), !known.isConsistent(with: assumption.fact) { return false }
        path.facts.set(term, to: assumption.fact)
        if isOfProperty(term, in: graph), path.given[term] == nil { path.asked[term] = assumption.fact }
        if let property = path.read[term] { path.asked[property] = assumption.fact }
        if !path.counted.isDisjoint(with: graph.terms[term].mentions) { path.askedCounted.insert(term) }
        return true
    }

    private static func isOfProperty(_ term: TermID, in graph: FlowGraph) -> Bool {
        graph.terms[term].mentions.contains { graph.terms[$0].mentions.contains(graph.selfTerm) }
    }

    private static func step(_ instruction: Instruction, _ path: inout Path, in graph: FlowGraph) {
        switch instruction {
        case .assign(let target, let value, _):
            let known = path.facts.fact(of: value)
            path.facts.assign(known, to: target, in: graph)
            if known == nil, case .term(let source) = value {
                path.read[target] = path.read[source]
                if isOfProperty(source, in: graph), path.given[source] == nil { path.read[target] = source }
                path.conditions[target] = condition(source, path, in: graph)
            }
            if isOfProperty(target, in: graph) { path.given[target] = known ?? .isNil(false) }
        case .forget(let term, let isCompound):
            if isCompound { path.counted.insert(term) }
            path.facts.forget(term, in: graph)
        case .call(let index):
            if let collection = graph.calls[index].changedCollection {
                path.counted.insert(collection)
                path.facts.forget(collection, in: graph)
            }
            exchange(by: graph.calls[index], &path, in: graph)
        case .returnValue(let value, _): path.answer = value
        default: break
        }
    }

    /// `used.exchange(true, ordering: .acquiring)` asks what the property was and sets it at once.
    private static func exchange(by call: Call, _ path: inout Path, in graph: FlowGraph) {
        guard let flag = call.receiver, isOfProperty(flag, in: graph), call.name == "exchange",
            let value = call.arguments.first?.operand, case .boolean = value
        else { return }
        path.read[call.result] = flag
        path.given[flag] = value.constant
        path.exchanged.insert(call.result)
    }

    private static func condition(_ term: TermID, _ path: Path, in graph: FlowGraph) -> TermID? {
        switch graph.terms[term].kind {
        case .condition, .member(_, "isEmpty"): term
        case .callResult where path.exchanged.contains(term): term
        default: path.conditions[term]
        }
    }
}
