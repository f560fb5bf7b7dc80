import OnceoverControlFlow
import OnceoverSymbols

/// A call of a function, and what its caller knows there.
struct CallPlace {
    private let place: Callers.Place
    private let function: Int
    private let declared: DeclaredFunction
    private let context: FileContext
    private let graph: FlowGraph
    /// The number of the parameter that each argument goes to.
    private let mapping: [Int]

    /// Nil if the call means another function.
    init?(_ place: Callers.Place, of function: Int, context: FileContext) {
        self.place = place
        self.function = function
        self.context = context
        declared = context.declarations.functions[function]
        graph = context.graph(of: place.caller)
        guard let mapping = declared.match(place.call.arguments.map({ ($0.label, $0.isTrailing) })) else { return nil }
        self.mapping = mapping
        let meant = context.questions(for: place.caller).callees.here(of: place.call, in: graph)
        guard meant.isEmpty || meant.contains(where: { $0.function == function }) else { return nil }
    }

    /// Whether a parameter is given nothing to call, nil or `{ _ in }`, or its default, which is that.
    func leavesOut(_ parameter: Int) -> Bool {
        guard mapping.contains(parameter) else { return declared.parameters[parameter].isNothingByDefault }
        let value = value(of: parameter)
        return value.constant == .isNil(true) || graph.isEmptyClosure(value)
    }

    /// The caller's own parameter that is handed on as this one, by its number.
    func handedOn(_ parameter: Int) -> Int? { term(of: parameter).flatMap(graph.parameters.firstIndex) }

    /// Whether what is given as a handler ends a wait of the caller.
    func waits(for parameter: Int) -> Bool { graph.endsWait(value(of: parameter)) }

    /// The caller's own handlers that wait for the call of this one, by their numbers: `{ completion() }`.
    func handlersCalled(by parameter: Int) -> [Int] {
        (handedOn(parameter).map { [$0] } ?? []) + graph.handlersCalled(by: value(of: parameter))
    }

    /// What is given for a parameter, where it has a name in the caller, or is the result of a call.
    func term(of parameter: Int) -> TermID? {
        if case .term(let term) = value(of: parameter) { term } else { nil }
    }

    /// The function in whose body it stands.
    var caller: Int { place.caller }

    /// Where it stands in the graph of that body.
    var block: Int { place.block }

    /// Whether the function calls itself and hands a parameter on as what it is.
    func isHandedOnByItself(_ parameter: Int) -> Bool { caller == function && handedOn(parameter) == parameter }

    /// Whether the function calls itself and hands on what it is asked of, which keeps then what it has kept before.
    func goesOnKeeping(_ asked: Set<SharedPath>) -> Bool {
        asked.allSatisfy { path in
            guard path.asksForKeeping, case .parameter(let number) = path.root else { return false }
            return isHandedOnByItself(number) && graph.isOnSelf(place.call)
        }
    }

    /// What the caller calls what the function asks for, as far as the caller's own callers know it, too.
    func pathsOfCaller(_ asked: Set<SharedPath>) -> Set<SharedPath> {
        Set(asked.compactMap { path in owner(of: path).flatMap { ownPath(of: path, from: $0) } })
    }

    /// What is known of what the function asks for; nil if no path comes to the call.
    ///
    /// - Parameter given: what the callers of the caller have made sure of.
    func facts(of asked: Set<SharedPath>, given: [SharedPath: Fact]) -> [SharedPath: Fact]? {
        var graph = graph
        var terms: [SharedPath: TermID] = [:]
        // Terms are numbered in the order in which they are named.
        for path in asked.sorted(by: { $0.text < $1.text }) {
            guard let owner = owner(of: path) else { continue }
            graph = graph.naming(path.names, of: owner)
            terms[path] = graph.term(path.names, of: owner)
        }
        let knowledge = CallerKnowledge(place, in: graph, context: context)
        guard let known = knowledge.facts(of: Set(terms.values), given: given) else { return nil }
        var facts: [SharedPath: Fact] = [:]
        for path in asked { facts[path] = terms[path].flatMap { known[$0] } ?? constant(of: path) }
        // Which case a number stands for, each graph says for itself.
        return facts.filter { if case .isCase = $0.value { false } else { true } }
    }

    // MARK: - What the caller calls it

    private func value(of parameter: Int) -> Operand {
        if let argument = mapping.firstIndex(of: parameter) { return place.call.arguments[argument].operand }
        return declared.parameters[parameter].defaultConstant.map { $0.map(Operand.boolean) ?? .nilLiteral } ?? .unknown
    }

    private func constant(of path: SharedPath) -> Fact? {
        guard case .parameter(let number) = path.root else { return nil }
        if path.asksForKeeping {
            return context.code.keepsReceiver(value(of: number), of: place.call, in: graph, calledBy: caller)
        }
        return path.names.isEmpty ? value(of: number).constant : nil
    }

    /// What the caller has in the place of the object, or of the parameter. Of what a handler that is handed on keeps,
    /// callers know only where it is the object that they call, too.
    private func owner(of path: SharedPath) -> TermID? {
        if path.asksForKeeping, !graph.isOnSelf(place.call) { return nil }
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
}
