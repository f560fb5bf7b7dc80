import OnceoverControlFlow
import OnceoverVocabulary

/// What is never nil although its type is optional, of all that a graph asks for.
enum NeverNil {
    /// Whether a variable is used like a value that is there, and no condition asks: `credentials.save()`.
    ///
    /// - Complexity: O(calls + conditions).
    static func isUsedUnasked(_ term: TermID, in graph: FlowGraph) -> Bool {
        guard graph.terms[term].kind == .variable(isWeak: false) else { return false }
        let isUsed = graph.calls.contains { call in
            call.receiver == term && !(call.name.map(Vocabulary.methodsOfOptionals.contains) ?? false)
        }
        return isUsed
            && !graph.blocks.lazy.flatMap(\.edges).flatMap(\.assumptions).contains {
                $0.term == term && $0.fact == .isNil(true)
            }
    }

    /// Of the terms that conditions ask for being nil, or that a name which is asked gets its value from, those that never are.
    ///
    /// - Complexity: O(instructions + asked terms × calls).
    static func terms(among asked: Set<TermID>, in graph: FlowGraph, presence: Presence) -> Set<TermID> {
        if asked.isEmpty { return [] }
        var concerned = asked
        // `lamps[0] = make()`, and then `let lamp = lamps[0]`.
        for _ in 0..<2 {
            for case (let target, .term(let value)) in graph.assignments where concerned.contains(target) {
                concerned.insert(value)
            }
        }
        var found = concerned.filter { presence.isNeverNil($0, in: graph) }
        for call in graph.calls where concerned.contains(call.result) {
            if presence.isNeverNil(call, in: graph) { found.insert(call.result) }
        }
        return found.union(caughtErrors(in: graph, asked: asked)).union(countedUnasked(in: graph).subtracting(asked))
            .union(givenBesidesNil(in: graph).subtracting(asked))
    }

    /// `lock.withLock { if isOpen { return crew }; waiting = k; return nil }`: a property that a closure gives where it gives nil
    /// elsewhere, and that nobody asks; or what it has taken out of a case, `case .open(let crew): return crew`.
    ///
    /// - Complexity: O(instructions).
    private static func givenBesidesNil(in graph: FlowGraph) -> Set<TermID> {
        let given = graph.givenValues
        let results = graph.regions.lazy.filter { !$0.isDeferred }.compactMap { given[$0.result] }
        return Set(
            results.filter { $0.contains(.nilLiteral) }.joined().flatMap(\.terms).filter {
                if case .member = graph.terms[$0].kind { true } else { isPayload($0, given, in: graph) }
            })
    }

    /// Whether a name got its value from a pattern for a case: `.open(let crew)`.
    private static func isPayload(_ name: TermID, _ given: [TermID: [Operand]], in graph: FlowGraph) -> Bool {
        guard let values = given[name], values.count == 1, case .term(let value) = values[0],
            case .member(_, let part) = graph.terms[value].kind
        else { return false }
        return part.contains(".") && part.last?.isNumber == true
    }

    /// The errors that `catch` clauses are given, but for those of which a cast is asked: `if let spill = error as? Spill`.
    ///
    /// - Complexity: O(instructions).
    private static func caughtErrors(in graph: FlowGraph, asked: Set<TermID>) -> Set<TermID> {
        if graph.caughtErrors.isEmpty { return [] }
        let given = graph.givenValues.lazy.filter { asked.contains($0.key) && $0.value.count == 1 }
        let names = given.flatMap(\.value).flatMap(\.terms)
        return graph.caughtErrors.subtracting(asked).subtracting(names)
    }

    /// What is counted, or has elements put into it or taken out, with no `?` before: `sum += 1`, `results.append(value)`.
    ///
    /// - Complexity: O(instructions).
    private static func countedUnasked(in graph: FlowGraph) -> Set<TermID> {
        let given = Set(graph.calls.lazy.flatMap(\.arguments).filter(\.isInOut).flatMap(\.operand.terms))
        let counted = graph.instructions.lazy.compactMap { instruction -> TermID? in
            switch instruction {
            case .forget(let term, isCompound: true): term
            case .call(let index): graph.calls[index].changedCollection
            default: nil
            }
        }
        return Set(counted).subtracting(given)
    }
}
