import OnceoverAnalysis
import OnceoverControlFlow
import OnceoverSymbols

/// Types of other files whose failable initialisers never return nil in fact: `if let order = Order(log: log)`.
struct UnfailingInitializers {
    let others: OtherFiles

    /// Of those that a branch to blame finds missing, that they are there.
    func facts(for exploration: Exploration) -> [TermID: Fact] {
        let makers = exploration.flow.body.graph.calls.filter(Self.mayBeFailable)
        if makers.isEmpty { return [:] }
        let assumptions = Blame.branches(of: exploration).lazy.compactMap(\.branch?.edge).flatMap(\.assumptions)
        let missing = Set(assumptions.filter { $0.fact == .isNil(true) }.map(\.term))
        let made = makers.filter { missing.contains($0.result) && isMade(by: $0) }
        return Dictionary(made.map { ($0.result, .isNil(false)) }) { fact, _ in fact }
    }

    /// `Order(log: log)`
    private static func mayBeFailable(_ call: Call) -> Bool {
        guard case .name(let type) = call.callee, let first = call.arguments.first else { return false }
        return !first.isTrailing && Call.isTypeName(type) && !Call.mayFail(makingA: type) && !Call.isFunctionOfC(type)
    }

    private func isMade(by call: Call) -> Bool {
        guard let type = call.name, let first = call.arguments.first else { return false }
        return others.isMade(type, with: first.label ?? "_")
    }
}

extension OtherFiles {
    /// Whether the failable initialisers of a type never fail if their first argument has this label, by what all files
    /// say that declare or extend the type.
    fileprivate func isMade(_ type: String, with label: String) -> Bool {
        // All are asked for at once: what is asked later is not looked for.
        for (name, mention) in InitializerFact.names(of: type) { ask(name, mentioning: mention) }
        return isTrue(.isMade(type: type, label: label))
    }
}

extension FileCode {
    /// The labels of the first arguments of a type's failable initialisers, and whether all with this one never fail.
    func failableInitializers(of type: String) -> [String: Bool] {
        declarations.functions(named: type).reduce(into: [:]) { labels, index in
            let declared = declarations.functions[index]
            guard declared.isFailable, let first = declared.parameters.first else { return }
            let label = first.label ?? "_"
            labels[label] = (labels[label] ?? true) && givesAlways(initializer: index)
        }
    }

    /// Whether an initialiser's body neither says `return nil` nor leaves the making to another one, which may.
    func givesAlways(initializer: Int) -> Bool {
        declarations.functions[initializer].isFailable
            && !["return nil", "self.init", "super.init"].contains { mentions($0, in: initializer) }
    }
}
