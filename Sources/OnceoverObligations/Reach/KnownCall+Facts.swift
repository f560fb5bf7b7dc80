import OnceoverControlFlow
import OnceoverSymbols

extension Callers {
    /// What other files may know of the calls; nil if unknown code may call one of the functions.
    func known(by context: FileContext) -> [KnownCall]? {
        guard !isRequired else { return nil }
        return all?.compactMap { place in
            let graph = code.graph(of: place.caller)
            var paths: [TermID: [SharedPath]] = [:]
            for term in graph.terms.all { paths[term] = graph.paths(of: term, at: place.call) }
            let terms = Set(paths.filter { !$0.value.isEmpty }.keys)
            guard let known = CallerKnowledge(place, in: graph, context: context).facts(of: terms, given: [:]) else {
                return nil
            }
            let keeping = place.call.arguments.indices.filter {
                code.keepsReceiver(
                    place.call.arguments[$0].operand, of: place.call, in: graph, calledBy: place.caller)
                    == .boolean(true)
            }
            return KnownCall(of: place.call, in: graph, where: known, calledBy: paths, keeping: keeping)
        }
    }
}

extension KnownCall {
    /// - Parameter keeping: the arguments that keep the object that the call is made on.
    init(
        of call: Call, in graph: FlowGraph, where known: [TermID: Fact], calledBy paths: [TermID: [SharedPath]],
        keeping: [Int]
    ) {
        var facts: [SharedPath: Fact] = [:]
        for argument in keeping { facts[.keepsReceiver(argument)] = .boolean(true) }
        for (index, argument) in call.arguments.enumerated() {
            facts[SharedPath(root: .parameter(index), names: [])] = argument.operand.constant
            if graph.isEmptyClosure(argument.operand) { facts[.doesNothing(index)] = .boolean(true) }
            if graph.endsWait(argument.operand) { facts[.endsWait(index)] = .boolean(true) }
        }
        // Two terms may stand for one path: the first goes before the others.
        for term in known.keys.sorted(by: { $0.index > $1.index }) {
            for path in paths[term] ?? [] { facts[path] = known[term] }
        }
        self.init(
            labels: call.arguments.map { CalleeQuestion.Label(text: $0.label, isTrailing: $0.isTrailing) },
            facts: facts.filter { if case .isCase = $0.value { false } else { true } })
    }

    /// What is known of what a function asks for; nil if the call means another one, or leaves a handler out.
    func facts(
        of asked: Set<SharedPath>, askedBy function: CalledFunction, whereGiven handler: Int?
    ) -> [SharedPath: Fact]? {
        guard let mapping = mapping(to: function) else { return nil }
        if let handler, leavesOut(handler, of: function) ?? true { return nil }
        var known: [SharedPath: Fact] = [:]
        for path in asked { known[path] = fact(of: path, in: function, mapping) }
        return known
    }

    /// Whether a parameter is given nothing to call, or its default, which is that; nil if the call means another
    /// function.
    func leavesOut(_ parameter: Int, of function: CalledFunction) -> Bool? {
        mapping(to: function).map { mapping in
            guard mapping.contains(parameter) else { return function.parameters[parameter].isNothingByDefault }
            let given = SharedPath(root: .parameter(parameter), names: [])
            return fact(of: given, in: function, mapping) == .isNil(true)
                || fact(of: .doesNothing(parameter), in: function, mapping) == .boolean(true)
        }
    }

    /// Whether the handler that is given ends a wait of the caller.
    func waits(for parameter: Int, of function: CalledFunction) -> Bool {
        mapping(to: function).map { fact(of: .endsWait(parameter), in: function, $0) == .boolean(true) } ?? false
    }

    /// Whether it may mean a function of its name, by its labels.
    func mayMean(_ function: CalledFunction) -> Bool { mapping(to: function) != nil }

    private func mapping(to function: CalledFunction) -> [Int]? {
        function.parameters.match(labels.map { ($0.text, $0.isTrailing) })
    }

    private func fact(of path: SharedPath, in function: CalledFunction, _ mapping: [Int]) -> Fact? {
        guard case .parameter(let number) = path.root else { return facts[path] }
        if function.parameters[number].isVariadic { return nil }
        if let argument = mapping.firstIndex(of: number) {
            return facts[SharedPath(root: .parameter(argument), names: path.names)]
        }
        return path.names.isEmpty ? function.parameters[number].constant : nil
    }
}

extension FlowGraph {
    /// What the called function may call a term of its caller: as a part of the object, of an argument, or of a type.
    fileprivate func paths(of term: TermID, at call: Call) -> [SharedPath] {
        var paths: [SharedPath] = []
        var names: [String] = []
        var current = term
        while true {
            paths += roots(of: current, at: call).map { SharedPath(root: $0, names: names) }
            guard case .member(let owner, let name) = terms[current].kind, names.count < 3,
                name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else { break }
            names.insert(name, at: 0)
            current = owner
        }
        if current == selfTerm, let first = names.first, Call.isTypeName(first) {
            paths.append(SharedPath(root: .global, names: names))
        }
        return paths.filter { !$0.names.isEmpty || $0.root != .receiver }
    }

    private func roots(of term: TermID, at call: Call) -> [SharedPath.Root] {
        let arguments = call.arguments.indices.filter { call.arguments[$0].operand == .term(term) }
        let isReceiver = if case .name = call.callee { term == selfTerm } else { term == call.receiver }
        return arguments.map(SharedPath.Root.parameter) + (isReceiver ? [.receiver] : [])
    }
}
