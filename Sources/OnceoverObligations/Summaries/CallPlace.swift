import OnceoverControlFlow
import OnceoverSymbols

/// A call of a function, and what its caller knows there.
struct CallPlace {
    private let place: Callers.Place
    private let declared: DeclaredFunction
    private let context: FileContext
    private let graph: FlowGraph

    init(_ place: Callers.Place, of declared: DeclaredFunction, context: FileContext) {
        self.place = place
        self.declared = declared
        self.context = context
        graph = context.graph(of: place.caller)
    }

    /// Whether a parameter is given nil, or its default, which is nil.
    func leavesOut(_ parameter: Int) -> Bool { value(of: parameter).constant == .isNil(true) }

    /// The caller's own parameter that is handed on as this one, by its number.
    func handedOn(_ parameter: Int) -> Int? {
        guard case .term(let term) = value(of: parameter) else { return nil }
        return graph.parameters.firstIndex(of: term)
    }

    /// What the caller calls what the function asks for, as far as the caller's own callers know it, too.
    func pathsOfCaller(_ asked: Set<SharedPath>) -> Set<SharedPath> {
        Set(asked.compactMap { path in owner(of: path).flatMap { ownPath(of: path, from: $0) } })
    }

    /// What is known of what the function asks for; nothing where no path comes to the call.
    ///
    /// - Parameter given: what the callers of the caller have made sure of.
    func facts(of asked: Set<SharedPath>, given: [SharedPath: Fact]) -> [SharedPath: Fact]? {
        var graph = graph
        var terms: [SharedPath: TermID] = [:]
        for path in asked {
            guard let owner = owner(of: path) else { continue }
            graph = graph.naming(path.names, of: owner)
            terms[path] = graph.term(path.names, of: owner)
        }
        guard let known = answers(to: terms, in: graph, given).facts(beforeCallIn: place.block) else { return nil }
        var facts: [SharedPath: Fact] = [:]
        for path in asked {
            facts[path] = terms[path].flatMap { known[$0] ?? presence(of: $0, in: graph) } ?? constant(of: path)
        }
        // Which case a number stands for, each graph says for itself.
        return facts.filter { if case .isCase = $0.value { false } else { true } }
    }

    private func answers(
        to terms: [SharedPath: TermID], in graph: FlowGraph, _ given: [SharedPath: Fact]
    ) -> Answers {
        var answers = Answers(to: Set(terms.values), in: graph)
        for term in answers.terms {
            answers.given[term] = graph.sharedPath(of: term).flatMap { given[$0] }
            answers.ofValues[term] = presence(of: term, in: graph)
        }
        answers.changedByCalls = changes(of: answers.terms, in: graph)
        return answers
    }

    // MARK: - What the caller calls it

    private func value(of parameter: Int) -> Operand {
        if let argument = place.mapping.firstIndex(of: parameter) { return place.call.arguments[argument].operand }
        return declared.parameters[parameter].defaultConstant.map { $0.map(Operand.boolean) ?? .nilLiteral } ?? .unknown
    }

    private func constant(of path: SharedPath) -> Fact? {
        guard case .parameter(let number) = path.root, path.names.isEmpty else { return nil }
        return value(of: number).constant
    }

    /// What the caller has in the place of the object, or of the parameter.
    private func owner(of path: SharedPath) -> TermID? {
        switch (path.root, place.call.callee) {
        case (.global, _), (.receiver, .name): return graph.selfTerm
        case (.receiver, .member(let receiver, _)): return receiver
        case (.parameter(let number), _): if case .term(let term) = value(of: number) { return term }
        default: break
        }
        return nil
    }

    private func ownPath(of path: SharedPath, from owner: TermID) -> SharedPath? {
        if owner == graph.selfTerm {
            return SharedPath(root: path.root == .global ? .global : .receiver, names: path.names)
        }
        return graph.sharedPath(of: owner).map { SharedPath(root: $0.root, names: $0.names + path.names) }
    }

    // MARK: - What the caller's text says

    /// That a value is never nil: by the type of the caller's parameter, by what a call makes, or because it is used as if.
    private func presence(of term: TermID, in graph: FlowGraph) -> Fact? {
        let resolver = context.resolver(for: place.caller)
        let call = graph.calls.first { $0.result == term }
        let isThere =
            resolver.isPresent(.term(term), in: place.caller)
            || call.map { resolver.isNeverNil($0, in: graph) } ?? NeverNil.isUsedUnasked(term, in: graph)
        return isThere ? .isNil(false) : nil
    }

    /// What calls may change, by the text of the functions in the file that they may mean.
    private func changes(of terms: Set<TermID>, in graph: FlowGraph) -> [Int: [TermID]] {
        var changes: [Int: [TermID]] = [:]
        let members = terms.compactMap { term in
            if case .member(_, let name) = graph.terms[term].kind { (term, name) } else { nil }
        }
        for (index, call) in graph.calls.enumerated() {
            let functions = call.name.map(context.declarations.functions) ?? []
            changes[index] = members.filter { _, name in functions.contains { context.mentions(name + " = ", in: $0) } }
                .map(\.0)
        }
        return changes
    }
}
