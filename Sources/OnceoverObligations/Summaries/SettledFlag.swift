import OnceoverControlFlow
import OnceoverSymbols

/// A flag that an object sets where it discharges, and that a method of the object asks for before it leaves alone what it is
/// given:
///
///     guard !isDone else { return }
///     isDone = true
///     completion(ship)
///
/// Where the method keeps what it is given, the flag says that the answer has come before, and waits in a property:
///
///     if isDone { early = answer } else { waiting = completion }
struct SettledFlag {
    let exploration: Exploration
    let function: Int
    let context: FileContext

    private var graph: FlowGraph { exploration.flow.body.graph }

    /// Whether the method leaves it alone only behind such a flag.
    var isAsked: Bool {
        guard asksForFlag, exploration.isComplete, !exploration.leaks.isEmpty else { return false }
        let keeps = self.keeps
        return Blame.branches(of: exploration).allSatisfy { blame in
            guard let branch = blame.branch else { return false }
            return keeps ? isBehindAnswer(branch) : branch.edge.assumptions.contains(where: isSetHereAlone)
        }
    }

    private var asksForFlag: Bool {
        graph.blocks.lazy.flatMap(\.edges).flatMap(\.assumptions).contains { raised(by: $0) != nil }
    }

    /// Whether some path stores it, or hands it on.
    private var keeps: Bool {
        exploration.simulation.points.contains { point in
            exploration.isEnd(point)
                && [.stored, .handedOver].contains(Status(code: point.state.property).progress)
        }
    }

    /// Whether a flag was asked for that is up, says so by its name, and is raised by no other method.
    private func isSetHereAlone(_ assumption: Constraint) -> Bool {
        guard let flag = raised(by: assumption), FlagName.saysSettled(flag) else { return false }
        return raising(flag) == [function]
    }

    /// Whether an answer follows such a flag, and the code that sets the flag is concerned with that answer.
    private func isBehindAnswer(_ branch: (point: Int, edge: Edge)) -> Bool {
        let missing = branch.edge.assumptions.filter { $0.fact == .isNil(true) }.map(\.term)
        let answers = missing.flatMap(properties)
        guard !answers.isEmpty else { return false }
        return exploration.edges(to: branch.point).flatMap(\.assumptions).contains { assumption in
            guard let flag = raised(by: assumption) else { return false }
            return exploration.always(takes: branch.edge, from: branch.point, behind: assumption)
                && answers.contains { isAnswer($0, behind: flag) }
        }
    }

    private func isAnswer(_ answer: String, behind flag: String) -> Bool {
        let raising = raising(flag)
        return !raising.isEmpty && raising.allSatisfy { context.mentions(answer, in: $0) }
    }

    private func raising(_ flag: String) -> [Int] {
        context.code.functions(setting: flag, of: context.declarations.functions[function].typeName, to: "true")
    }

    /// The property of the object that is found to be `true`.
    private func raised(by assumption: Constraint) -> String? {
        assumption.fact == .boolean(true) ? property(assumption.term) : nil
    }

    private func property(_ term: TermID) -> String? {
        guard case .member(let owner, let name) = graph.terms[term].kind, graph.isSelf(owner) else { return nil }
        return name
    }

    /// The properties of the object that a name gets its value from.
    private func properties(behind term: TermID) -> [String] {
        let given = graph.givenValues
        var pending = [term]
        var seen = Set(pending)
        var found: [String] = []
        while let term = pending.popLast() {
            if let name = property(term) { found.append(name) }
            pending += (given[term] ?? []).flatMap(\.terms).filter { seen.insert($0).inserted }
        }
        return found
    }
}
