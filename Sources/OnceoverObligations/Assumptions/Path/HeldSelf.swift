import OnceoverControlFlow
import OnceoverVocabulary

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

    /// `keepAlive = self`, `Self.open.append(self)`: whether the method stores its own object, in the object or in its
    /// type, until other code clears that.
    var isSelfKept: Bool {
        let graph = context.graph(of: function)
        func isOwn(_ term: TermID) -> Bool {
            guard case .member(graph.selfTerm, let name) = graph.terms[term].kind else { return false }
            return !context.code.isWeak(name)
        }
        return graph.blocks.contains { block in
            block.region == nil
                && block.instructions.contains { instruction in
                    switch instruction {
                    case .assign(let target, .term(graph.selfTerm), _): isOwn(target)
                    case .call(let index): graph.calls[index].puts(graph.selfTerm, into: isOwn)
                    default: false
                    }
                }
        }
    }

    /// Whether an async method waits for the continuation itself: its caller holds the object until it returns. In a
    /// task or in another closure, possibly no code holds it.
    func isAwaiting(_ tracked: TrackedObligation) -> Bool {
        guard tracked.kind == .continuation, context.declarations.functions[function].isAsync else { return false }
        let graph = context.graph(of: function)
        guard let waiting = graph.regions.firstIndex(where: { $0.entry == tracked.start }) else { return false }
        return graph.closures(outwardFrom: graph.regions[waiting].parent).allSatisfy { !graph.regions[$0].isDeferred }
    }

    /// Whether the handler is given to the closure of a control, which the user acts on while the object shows it. What
    /// that closure waits for may end later.
    func isShown(with tracked: TrackedObligation) -> Bool {
        let graph = context.graph(of: function)
        guard tracked.isOfClosure, let region = graph.regions.firstIndex(where: { $0.entry == tracked.start }),
            let maker = graph.call(givenRegion: region)?.name, AlternativeClosures.isChoice(type: maker)
        else { return false }
        return graph.regions.indices.allSatisfy { other in
            other == region || !graph.regions[other].isDeferred || !graph.closures(outwardFrom: other).contains(region)
        }
    }
}

extension FileCode {
    /// Whether what a call gives keeps what the call is made on: `loader.load { loader.log() }`, `load { self.log() }`,
    /// `load(completion: log)`. An object keeps what it has a property for that is not weak, and a type,
    /// `Store.shared`, forever.
    func keepsReceiver(_ operand: Operand, of call: Call, in graph: FlowGraph, calledBy caller: Int) -> Fact? {
        let isKept = graph.receivers(of: call).contains { root, properties in
            guard !graph.terms[root].isWeak, !properties.contains(where: isWeak) else { return false }
            if let type = properties.last, root == graph.selfTerm, Call.isTypeName(type) { return true }
            return keeps(root, by: operand, in: graph, of: caller)
        }
        return isKept ? .boolean(true) : nil
    }

    /// Whether a closure, or a method that is given by its name, keeps what a variable holds.
    private func keeps(_ root: TermID, by operand: Operand, in graph: FlowGraph, of caller: Int) -> Bool {
        let isSelf = graph.isStrongSelf(root)
        switch operand {
        case .region(let region): return isSelf ? graph.keepsSelf(in: region) : graph.keeps(root, in: region)
        case .method(let owner, _): return isSelf ? graph.isStrongSelf(owner) : owner == root
        case .term(let term):
            guard isSelf, case .member(let owner, let name) = graph.terms[term].kind else { return false }
            return graph.isStrongSelf(owner) && isMethod(name, beside: caller)
        default: return false
        }
    }

    /// Whether the type of a function has a method of a name, and no property that a closure may be put into.
    private func isMethod(_ name: String, beside function: Int) -> Bool {
        guard let type = declarations.functions[function].typeName else { return false }
        return declarations.functions(named: name).contains { index in
            let declared = declarations.functions[index]
            return declared.typeName == type && !declared.isLocal && !declared.isInitializer
        }
    }

    /// As far as this file says; delegates are weak.
    func isWeak(_ property: String) -> Bool {
        property.hasSuffix("elegate") || Self.weakly.contains { file.words.contains($0 + property + ":") }
    }

    private static let weakly = ["weak var ", "weak private(set) var ", "unowned let ", "unowned var "]
}

extension Call {
    fileprivate func puts(_ term: TermID, into isMeant: (TermID) -> Bool) -> Bool {
        name.map(Vocabulary.addingMethods.contains) ?? false && changedCollection.map(isMeant) ?? false && gives(term)
    }
}

extension FlowGraph {
    /// Also by a weak reference.
    func isOnSelf(_ call: Call) -> Bool {
        receiver(of: call).map { isSelf($0.root) && $0.properties.isEmpty } ?? false
    }

    /// What a call is made on, as the properties of a variable; what has another name there, by that, too:
    /// `if let loader = self.loader { loader.load() }`.
    fileprivate func receivers(of call: Call) -> [(root: TermID, properties: [String])] {
        guard let own = receiver(of: call) else { return [] }
        let values = assignments.filter { $0.target == own.root && !isSelf(own.root) }.map(\.value)
        guard values.count == 1, case .term(let value) = values[0], let named = path(to: value) else { return [own] }
        return [own, (named.root, own.properties + named.properties)]
    }

    private func receiver(of call: Call) -> (root: TermID, properties: [String])? {
        guard case .member(let receiver?, _) = call.callee else {
            if case .name = call.callee { return (selfTerm, []) }
            return nil
        }
        return path(to: receiver)
    }

    private func path(to term: TermID) -> (root: TermID, properties: [String])? {
        var (root, properties) = (term, [String]())
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
        let mentioned = terms.all.filter(isSelf).filter { keeps($0, in: region) }
        if mentioned.allSatisfy(isStrongSelf) { return !mentioned.isEmpty }
        return blocks.contains { block in
            isInside(block, of: region) && !closures(outwardFrom: block.region).contains { regions[$0].weakSelf != nil }
                && mentioned.contains { isStrongSelf($0) && block.mentions($0, in: self) }
        }
    }

    /// Whether something in a closure has to do with a variable.
    func keeps(_ variable: TermID, in region: Int) -> Bool {
        blocks.contains { isInside($0, of: region) && $0.mentions(variable, in: self) }
    }
}
