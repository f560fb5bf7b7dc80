import OnceoverControlFlow

/// Whether the handler that a method is given keeps the object that the method belongs to. A closure of the method that
/// keeps the handler keeps the object too, so that its weak `self` is not nil.
struct HeldSelf {
    let context: FileContext
    let function: Int

    func isHeld(by tracked: TrackedObligation) -> Bool {
        let parameters = context.graph(of: function).parameters
        guard let handler = tracked.roots.first.flatMap(parameters.firstIndex) else { return false }
        return Preconditions(context: context, asksOthers: true).keepReceiver(handler, of: function)
    }
}

extension FileContext {
    /// Whether what a call gives keeps what the call is made on: `loader.load { loader.log() }`, `load { self.log() }`. An
    /// object keeps what it has a property for that is not weak, and a type, `Store.shared`, for ever.
    func keepsReceiver(_ operand: Operand, of call: Call, in graph: FlowGraph) -> Fact? {
        guard case .region(let region) = operand, let (root, properties) = graph.receiver(of: call),
            !graph.terms[root].isWeak, !properties.contains(where: isWeak)
        else { return nil }
        if let type = properties.last, root == graph.selfTerm, Call.isTypeName(type) { return .boolean(true) }
        let isKept = graph.isStrongSelf(root) ? graph.keepsSelf(in: region) : graph.keeps(root, in: region)
        return isKept ? .boolean(true) : nil
    }

    /// As far as this file says; delegates are weak.
    private func isWeak(_ property: String) -> Bool {
        property.hasSuffix("elegate") || Self.weakly.contains { file.words.contains($0 + property + ":") }
    }

    private static let weakly = ["weak var ", "weak private(set) var ", "unowned let ", "unowned var "]
}

extension FlowGraph {
    /// Also by a weak reference.
    func isOnSelf(_ call: Call) -> Bool {
        receiver(of: call).map { isSelf($0.root) && $0.properties.isEmpty } ?? false
    }

    /// What a call is made on, as the properties of a variable.
    fileprivate func receiver(of call: Call) -> (root: TermID, properties: [String])? {
        guard case .member(let receiver?, _) = call.callee else {
            if case .name = call.callee { return (selfTerm, []) }
            return nil
        }
        var (root, properties) = (receiver, [String]())
        while case .member(let owner, let name) = terms[root].kind {
            properties.append(name)
            root = owner
        }
        return terms[root].isVariable ? (root, properties) : nil
    }

    fileprivate func isStrongSelf(_ term: TermID) -> Bool { isSelf(term) && !terms[term].isWeak }

    /// Whether a closure keeps `self`: something in it has to do with it. In one that captures it weakly, what is written
    /// without `self` may belong to that one.
    ///
    /// - Complexity: O(instructions × references to `self` × depth of the closures).
    func keepsSelf(in region: Int) -> Bool {
        let selves = terms.all.filter(isSelf)
        let mentioned = selves.filter { keeps($0, in: region) }
        return !mentioned.isEmpty && mentioned.allSatisfy(isStrongSelf)
    }

    /// Whether something in a closure has to do with a variable.
    fileprivate func keeps(_ variable: TermID, in region: Int) -> Bool {
        blocks.contains { isInside($0, of: region) && $0.mentions(variable, in: self) }
    }
}
