import OnceoverControlFlow
import OnceoverDataflow

/// An answer that only one call of a method on the same object gets: where the method gives it, it has asked a property, and
/// sets it so that the next call is turned away; or it counts, and asks for the last.
///
///     guard winner == nil else { return false }
///     winner = name
///     return true
struct OneTimeAnswer {
    private let graph: FlowGraph
    private let paths: [Path]

    /// What one path through the body learns of properties, does to them and answers.
    private struct Path {
        var facts = FactSet()
        var asked: [TermID: Fact] = [:]
        var given: [TermID: Fact] = [:]
        var counted: Set<TermID> = []
        var answer: Operand?
        /// The conditions that names stand for.
        var conditions: [TermID: TermID] = [:]
    }

    /// - Complexity: O(paths × instructions), for a few dozen paths at most.
    init(of graph: FlowGraph) {
        self.graph = graph
        paths = Self.paths(through: graph)
    }

    /// Nothing where there is none, or too many paths to follow.
    ///
    /// - Parameter isOptional: whether the answer is an optional: then what is not nil is what one call gets.
    func granted(isOptional: Bool) -> Fact? {
        let answers: [Fact] = isOptional ? [.isNil(false)] : [.boolean(true), .boolean(false)]
        return answers.first { answer in
            let granting = paths.filter { fact(of: $0, isOptional) == answer }
            guard !granting.isEmpty, granting.count < paths.count else { return false }
            return turnsAway(behind: granting) || counts(granting)
        }
    }

    /// An optional of which nothing is known is what is given to somebody.
    private func fact(of path: Path, _ isOptional: Bool) -> Fact? {
        let known = path.answer.flatMap { Self.fact(of: $0, path.facts) }
        guard isOptional else { return known }
        return known == .isNil(true) ? known : .isNil(false)
    }

    /// Whether all these paths find a property to be something that they change, and no path changes it back.
    private func turnsAway(behind granting: [Path]) -> Bool {
        granting[0].asked.contains { property, found in
            granting.allSatisfy { path in
                path.asked[property] == found && path.given[property].map { !$0.isConsistent(with: found) } ?? false
            } && paths.allSatisfy { path in path.given[property].map { !$0.isConsistent(with: found) } ?? true }
        }
    }

    /// Whether all paths count, and these ask whether the count is at its end.
    private func counts(_ granting: [Path]) -> Bool {
        let counted = paths.reduce(paths[0].counted) { $0.intersection($1.counted) }
        return granting[0].asked.contains { condition, isSo in
            isEnd(condition, isSo) && !graph.terms[condition].mentions.isDisjoint(with: counted)
                && granting.allSatisfy { $0.asked[condition] == isSo }
        }
    }

    private func isEnd(_ condition: TermID, _ isSo: Fact) -> Bool {
        switch graph.terms[condition].kind {
        case .condition:
            let name = graph.terms[condition].name
            return name.contains(" == ") && isSo == .boolean(true) || name.hasSuffix(" > 0") && isSo == .boolean(false)
        case .member(_, "isEmpty"): return isSo == .boolean(true)
        default: return false
        }
    }
}

/// The paths through a body.
extension OneTimeAnswer {
    private static let limit = 48

    /// None where there are too many, or a loop on one.
    private static func paths(through graph: FlowGraph) -> [Path] {
        var pending: [(block: Int, path: Path, passed: Set<Int>)] = [(graph.entry, Path(), [])]
        var found: [Path] = []
        while let (block, path, passed) = pending.popLast() {
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
            return learn(Assumption(condition, .boolean(value)), &answered, in: graph) ? answered : nil
        }
    }

    private static func learn(_ assumption: Assumption, _ path: inout Path, in graph: FlowGraph) -> Bool {
        let term = assumption.term
        if let known = path.facts.fact(of: term), !known.isConsistent(with: assumption.fact) { return false }
        path.facts.set(term.index, to: assumption.fact.code)
        if isOfProperty(term, in: graph), path.given[term] == nil { path.asked[term] = assumption.fact }
        return true
    }

    private static func isOfProperty(_ term: TermID, in graph: FlowGraph) -> Bool {
        graph.terms[term].mentions.contains { graph.terms[$0].mentions.contains(graph.selfTerm) }
    }

    private static func step(_ instruction: Instruction, _ path: inout Path, in graph: FlowGraph) {
        switch instruction {
        case .assign(let target, let value, _):
            let known = fact(of: value, path.facts)
            forget(target, &path, in: graph)
            if let known { path.facts.set(target.index, to: known.code) }
            if known == nil, case .term(let source) = value {
                path.conditions[target] = condition(source, path, in: graph)
            }
            if isOfProperty(target, in: graph) { path.given[target] = known ?? .isNil(false) }
        case .forget(let term, let isCompound):
            if isCompound { path.counted.insert(term) }
            forget(term, &path, in: graph)
        case .call(let index):
            if let collection = graph.calls[index].changedCollection {
                path.counted.insert(collection)
                forget(collection, &path, in: graph)
            }
        case .returnValue(let value, _): path.answer = value
        default: break
        }
    }

    private static func condition(_ term: TermID, _ path: Path, in graph: FlowGraph) -> TermID? {
        switch graph.terms[term].kind {
        case .condition, .member(_, "isEmpty"): term
        default: path.conditions[term]
        }
    }

    private static func forget(_ term: TermID, _ path: inout Path, in graph: FlowGraph) {
        for dependent in graph.terms.mentioning(term) { path.facts.remove(dependent.index) }
    }

    private static func fact(of value: Operand, _ facts: FactSet) -> Fact? {
        switch value {
        case .enumCase(let number): .isCase(number, true)
        case .term(let term): facts.fact(of: term)
        default: value.constant
        }
    }
}
