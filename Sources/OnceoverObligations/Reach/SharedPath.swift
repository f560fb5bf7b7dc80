import OnceoverControlFlow

/// Something that a function and its callers both can name: a property of the object, a parameter, a member of a
/// parameter, or `Store.shared.key`.
struct SharedPath: Hashable, Sendable {
    enum Root: Hashable, Sendable {
        /// The object that the method belongs to.
        case receiver
        /// By its number.
        case parameter(Int)
        /// A type, by the capital letter.
        case global
    }

    let root: Root
    let names: [String]

    /// Whether a closure keeps the object that the function is called on which it is given to.
    static func keepsReceiver(_ parameter: Int) -> SharedPath {
        SharedPath(root: .parameter(parameter), names: [keeping])
    }

    var asksForKeeping: Bool { names == [Self.keeping] }

    /// Whether a closure has nothing between its braces: `{ _ in }`.
    static func doesNothing(_ parameter: Int) -> SharedPath {
        SharedPath(root: .parameter(parameter), names: [nothing])
    }

    /// Whether what is given as a handler ends a wait of the caller: `{ continuation.resume() }`.
    static func endsWait(_ parameter: Int) -> SharedPath {
        SharedPath(root: .parameter(parameter), names: [waiting])
    }

    /// No properties' names.
    private static let keeping = "[receiver]"
    private static let nothing = "[nothing]"
    private static let waiting = "[wait]"
}

extension FlowGraph {
    /// The path from what callers know to a term; nil if callers have no name for it.
    func sharedPath(of term: TermID) -> SharedPath? {
        var names: [String] = []
        var current = term
        while case .member(let owner, let name) = terms[current].kind {
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
            names.append(name)
            current = owner
        }
        if let number = parameters.firstIndex(of: current) {
            return SharedPath(root: .parameter(number), names: names.reversed())
        }
        guard current == selfTerm, let first = names.last else { return nil }
        return SharedPath(root: Call.isTypeName(first) ? .global : .receiver, names: names.reversed())
    }

    /// The term of a member, if the body mentions it.
    func term(_ names: [String], of owner: TermID) -> TermID? {
        names.reduce(owner) { owner, name in owner.flatMap { terms.find(name, of: $0) } }
    }
}
