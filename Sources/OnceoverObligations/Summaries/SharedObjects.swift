import OnceoverAnalysis
import OnceoverControlFlow
import OnceoverSource
import OnceoverSymbols

/// Objects that types hold for all to use, in a variable that is given one as the program starts: `Router.shared`.
struct SharedObjects {
    let file: SourceFile
    let others: OtherFiles

    /// For shared objects that the faulty branch finds missing: that they are there, if no code ever removes them.
    func facts(for exploration: Exploration) -> [TermID: Fact] {
        let graph = exploration.flow.body.graph
        let assumptions = Blame.branches(of: exploration).lazy.compactMap(\.branch?.edge).flatMap(\.assumptions)
        let missing = Set(assumptions.filter { $0.fact == .isNil(true) }.map(\.term))
        let there = missing.filter { Self.variable($0, in: graph).map(isGiven) ?? false }
        return Dictionary(uniqueKeysWithValues: there.map { ($0, .isNil(false)) })
    }

    /// Whether some file of the module gives a variable of a type an object, and none takes it away.
    private func isGiven(_ variable: String) -> Bool {
        others.ask(SharingFact.name(of: variable), mentioning: SharingFact.mention(of: variable))
        return others.isTrue(.isShared(variable: variable, own: SharingFact.text(of: variable, in: file.words)))
    }

    private static func variable(_ term: TermID, in graph: FlowGraph) -> String? {
        guard let path = graph.sharedPath(of: term), path.root == .global, path.names.count == 2,
            Declarations.isForAll(path.names[1])
        else { return nil }
        return path.names.joined(separator: ".")
    }
}
