import OnceoverControlFlow
import OnceoverSymbols

/// What every caller of a function has made sure of before the call: `guard session != nil`, and then `send()`.
struct Preconditions {
    let context: FileContext
    /// Whether callers in other files are asked for, too.
    let asksOthers: Bool

    /// How many calls, one inside the other, are looked at.
    private static let depth = 4

    /// By the terms that the function asks for.
    ///
    /// - Parameter handler: the number of the parameter for the obligation. A caller that leaves it out has none to
    ///   lose.
    func facts(of function: Int, whereGiven handler: Int?) -> [TermID: Fact] {
        let questions = Questions(in: context.graph(of: function))
        if questions.isEmpty { return [:] }
        return questions.answers(by: facts(of: questions.paths, in: function, whereGiven: handler, behind: []))
    }

    /// Whether what every caller gives for a handler keeps the object that the function is called on.
    func keepReceiver(_ handler: Int, of function: Int) -> Bool {
        let path = SharedPath.keepsReceiver(handler)
        return facts(of: [path], in: function, whereGiven: handler, behind: [])[path] == .boolean(true)
    }

    /// - Parameter callees: the functions that are being asked about.
    private func facts(
        of asked: Set<SharedPath>, in function: Int, whereGiven handler: Int?, behind callees: [Int]
    ) -> [SharedPath: Fact] {
        guard !asked.isEmpty, callees.count < Self.depth, !callees.contains(function),
            let reach = context.code.distance(ofCallersOf: function, asksOthers: asksOthers && callees.isEmpty)
        else { return [:] }
        let declared = context.declarations.functions[function]
        guard let calls = Callers(name: declared.name, code: context.code).all else { return [:] }
        var common = CommonFacts()
        for place in calls {
            guard !common.isEmpty, let call = CallPlace(place, of: function, context: context),
                !(handler.map(call.leavesOut) ?? false), !call.goesOnKeeping(asked)
            else { continue }
            let given = facts(
                of: call.pathsOfCaller(asked), in: place.caller, whereGiven: handler.flatMap(call.handedOn),
                behind: callees + [function])
            common.add(call.facts(of: asked, given: given))
        }
        guard reach == .module, !common.isEmpty else { return common.facts ?? [:] }
        return context.others.facts(
            by: CallersQuestion(function: CalledFunction(declared), asked: asked, handler: handler, own: common))
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
