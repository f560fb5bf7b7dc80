import OnceoverControlFlow
import OnceoverDataflow

/// What is known where the paths begin in a closure.
struct KnownBefore {
    let body: FollowedBody

    /// What variables hold that are given a value once before the closure in which the paths begin: `var isDone = false`.
    ///
    /// - Complexity: O(instructions).
    var facts: [TermID: Fact] {
        guard let closure = body.closureOfStart else { return [:] }
        var given: [TermID: [Operand]] = [:]
        let around = Set(body.graph.closures(outwardFrom: closure))
        for block in body.graph.blocks where !body.graph.isInside(block, of: closure) {
            let isOfTurn = body.graph.callback(around: block.region).map(around.contains) ?? true
            for case .assign(let term, let value, _) in block.instructions {
                // What another callback gives, it may not have given yet.
                given[term, default: []].append(isOfTurn || body.graph.terms[term].isVariable ? value : .unknown)
            }
        }
        let constants = given.keys.reduce(into: [TermID: Fact]()) { constants, term in
            constants[term] = Self.onlyValue(of: term, in: given, body.graph).constant
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

    /// What was asked on every way to a closure that runs at once, and is asked again inside: `guard !isEmpty else { return }`.
    private func askedBefore(_ closure: Int) -> [TermID: Fact] {
        guard !body.graph.regions[closure].isDeferred else { return [:] }
        let inside = body.graph.blocks.lazy.filter { body.graph.isInside($0, of: closure) }
        let asked = Set(inside.flatMap(\.edges).flatMap(\.assumptions).map(\.term))
        if asked.isEmpty { return [:] }
        var answers = Answers(to: asked, in: body.graph)
        answers.ofValues = madeForProperties
        return answers.facts(before: body.graph.regions[closure].entry) ?? [:]
    }

    /// What is made and put into a property. A local name for it that is asked is an optional, as what makes it may fail.
    private var madeForProperties: [TermID: Fact] {
        body.graph.assignments.reduce(into: [:]) { made, assignment in
            guard case .term(let value) = assignment.value, !body.graph.terms[assignment.target].isVariable else {
                return
            }
            made[value] = body.tables.made[value]
        }
    }
}
