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
    /// Where its name stands in this file; an empty range where it is declared in another one.
    var site: Site {
        switch declared {
        case .here(let token): Site(token)
        case .elsewhere: Site(start: 0, end: 0)
        }
    }
}

extension FileContext {
    /// The functions of the file in which a property may be named.
    func functions(seeing property: StoredProperty) -> [Int] {
        declarations.functions.indices.filter { property.isVisible(in: declarations.functions[$0]) }
    }
}

extension FlowGraph {
    /// What stands for a stored property of `self`; nothing where the body does not mention it.
    func term(of property: StoredProperty) -> TermID? {
        var holder = selfTerm
        for name in property.path {
            guard let member = terms.find(name, of: holder) else { return nil }
            holder = member
        }
        return holder
    }
}
