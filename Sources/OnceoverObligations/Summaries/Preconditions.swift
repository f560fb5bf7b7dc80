import OnceoverControlFlow
import OnceoverSymbols

/// What every caller of a function has made sure of before the call: `guard session != nil`, and then `send()`.
struct Preconditions {
    let context: FileContext

    /// How many calls, one inside the other, are looked at.
    private static let depth = 4

    /// By the terms that the function asks for.
    ///
    /// - Parameter handler: the parameter that the obligation comes in, by its number. Who leaves it out has none to lose.
    func facts(of function: Int, whereGiven handler: Int?) -> [TermID: Fact] {
        let questions = Questions(in: context.graph(of: function))
        if questions.isEmpty { return [:] }
        return questions.answers(by: facts(of: questions.paths, in: function, whereGiven: handler, behind: []))
    }

    /// - Parameter callees: the functions that are being asked about.
    private func facts(
        of asked: Set<SharedPath>, in function: Int, whereGiven handler: Int?, behind callees: [Int]
    ) -> [SharedPath: Fact] {
        guard !asked.isEmpty, callees.count < Self.depth, !callees.contains(function),
            let calls = Callers(function: function, context: context).all
        else { return [:] }
        var common: [SharedPath: Fact]?
        for call in calls {
            let place = CallPlace(call, of: context.declarations.functions[function], context: context)
            if handler.map(place.leavesOut) ?? false { continue }
            let given = facts(
                of: place.pathsOfCaller(asked), in: call.caller, whereGiven: handler.flatMap(place.handedOn),
                behind: callees + [function])
            guard let known = place.facts(of: asked, given: given) else { continue }
            common = common.map { $0.filter { known[$0.key] == $0.value } } ?? known
            if common?.isEmpty == true { break }
        }
        return common ?? [:]
    }
}

/// What a function asks for that its callers may know.
private struct Questions {
    private var terms: [SharedPath: TermID] = [:]
    /// What is asked in callbacks, too, which come later.
    private var later: Set<SharedPath> = []

    /// - Complexity: O(conditions).
    init(in graph: FlowGraph) {
        for block in graph.blocks {
            for term in block.edges.lazy.flatMap(\.assumptions).map(\.term) {
                guard let path = graph.sharedPath(of: term) else { continue }
                terms[path] = term
                if graph.isCalledBack(in: block.region) { later.insert(path) }
            }
        }
    }

    var isEmpty: Bool { terms.isEmpty }
    var paths: Set<SharedPath> { Set(terms.keys) }

    func answers(by known: [SharedPath: Fact]) -> [TermID: Fact] {
        var answers: [TermID: Fact] = [:]
        for (path, fact) in known where !later.contains(path) || isLasting(fact, of: path) {
            if let term = terms[path] { answers[term] = fact }
        }
        return answers
    }

    /// A parameter stays what it is, and what a property holds is hardly ever taken away. A flag, as `isCancelled`, is there
    /// to be set by others meanwhile.
    private func isLasting(_ fact: Fact, of path: SharedPath) -> Bool {
        switch path.root {
        case .parameter: path.names.isEmpty
        case .receiver: path.names.count == 1 && fact == .isNil(false)
        case .global: false
        }
    }
}
