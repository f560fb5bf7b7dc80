import OnceoverControlFlow
import OnceoverSymbols

extension HandlerShape {
    var isStream: Bool { if case .stream = self { true } else { false } }

    var obligationKind: Obligation.Kind {
        switch self {
        case .continuation: .continuation
        case .stream: .stream
        case .promise: .promise
        case .answerable, .slot: .answerable
        case .handler, .presumedHandler, .other: .handler
        }
    }
}

extension StoredProperty {
    func kept(by keepers: [String: String]) -> StoredProperty {
        var kept = self
        kept.keptBy = keepers
        return kept
    }

    /// Where its name stands in this file; an empty range where it is declared in another one.
    var site: Site {
        switch declared {
        case .here(let token): Site(token)
        case .elsewhere: Site(start: 0, end: 0)
        }
    }
}

extension FileCode {
    /// The functions of the file in which a property may be named.
    func functions(seeing property: StoredProperty) -> [Int] {
        declarations.functions.indices.filter { property.isVisible(in: declarations.functions[$0]) }
    }

    /// The names on the way from `self` to a stored property in a function; nothing where the function does not see it.
    func path(to property: StoredProperty, in function: Int) -> [String]? {
        property.path(seenFrom: declarations.functions[function].typeName)
    }

    /// A function's body with a term for a stored property, whether or not it mentions it.
    func graph(of function: Int, naming property: StoredProperty) -> FlowGraph {
        let graph = graph(of: function)
        return path(to: property, in: function).map { graph.naming($0) } ?? graph
    }

    /// The object of another type that has a stored property, in the body of a function whose type keeps it.
    func keeper(of property: StoredProperty, in function: Int, laidOutAs graph: FlowGraph) -> TermID? {
        let name = declarations.functions[function].typeName.flatMap { property.keptBy[$0] }
        return name.flatMap { graph.terms.find($0, of: graph.selfTerm) }
    }

    /// What stands for a stored property in a function's body; nothing where the body does not mention it.
    ///
    /// - Parameter graph: another one of the same body.
    func term(of property: StoredProperty, in function: Int, laidOutAs graph: FlowGraph? = nil) -> TermID? {
        guard let path = path(to: property, in: function) else { return nil }
        let graph = graph ?? self.graph(of: function)
        return path.reduce(graph.selfTerm) { holder, name in holder.flatMap { graph.terms.find(name, of: $0) } }
    }
}
