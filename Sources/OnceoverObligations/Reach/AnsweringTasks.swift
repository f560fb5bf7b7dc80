import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSymbols

/// Tasks that callers pass on together with a handler, if the task's own closure calls that handler. A function that
/// receives both has done its part when it starts the task:
///
///     let task = session.dataTask(with: url) { data, _, _ in completion(data) }
///     run(task, orRecall: url, completion: completion)
struct AnsweringTasks {
    let context: FileContext
    let function: Int

    /// Whether each path that leaves the handler alone does something with one parameter that, in all calls of a private
    /// function, was made with a closure that has the caller's own handler.
    ///
    /// - Parameter handler: the handler, by its number.
    func answer(_ handler: Int, onLeaksOf exploration: Exploration) -> Bool {
        let tasks = parameters(answering: handler)
        return !exploration.leaks.isEmpty
            && tasks.contains { task in
                let term = exploration.flow.body.graph.parameters[task]
                return exploration.leaks.allSatisfy { !exploration.isReached($0, withoutCallOn: term) }
            }
    }

    /// Whether each path of the function either calls the handler or starts such a task, and none does both.
    func answerAlone(_ handler: Int) -> Bool {
        let exploration = context.flows.exploration(of: ParameterKey(function: function, parameter: handler))
        guard exploration.isComplete, exploration.repeats.isEmpty else { return false }
        let points = exploration.simulation.points
        let ends = points.indices.filter { exploration.isEnd(points[$0]) && !exploration.leaks.contains($0) }
        return parameters(answering: handler).contains { task in
            let term = exploration.flow.body.graph.parameters[task]
            return exploration.leaks.allSatisfy { !exploration.isReached($0, withoutCallOn: term) }
                && ends.allSatisfy { !exploration.isReached($0, throughCallOn: term) }
        }
    }

    /// By their numbers.
    private func parameters(answering handler: Int) -> Set<Int> {
        let declared = context.declarations.functions[function]
        guard context.code.distance(ofCallersOf: function, asksOthers: false) == .file,
            let places = Callers(name: declared.name, code: context.code).all
        else { return [] }
        let calls = places.compactMap { CallPlace($0, of: function, context: context) }
        let tasks = calls.map { call in
            Set(declared.parameters.indices.filter { $0 != handler && isMade($0, with: handler, in: call) })
        }
        return tasks.dropFirst().reduce(tasks.first ?? []) { $0.intersection($1) }
    }

    /// Whether a caller has made what it hands on by a call that it has given a closure with its own handler.
    private func isMade(_ task: Int, with handler: Int, in call: CallPlace) -> Bool {
        guard call.caller != function, let own = call.handedOn(handler), let value = call.term(of: task) else {
            return false
        }
        let graph = context.graph(of: call.caller)
        return graph.makers(of: value).contains { maker in
            maker.arguments.contains { argument in
                if case .region(let region) = argument.operand {
                    graph.keeps(graph.parameters[own], in: region)
                } else {
                    false
                }
            }
        }
    }
}

extension FlowGraph {
    /// The calls whose result a variable is given, or may be.
    fileprivate func makers(of value: TermID) -> [Call] {
        let given = assignments.filter { $0.target == value }.flatMap(\.value.terms)
        return calls.filter { $0.result == value || given.contains($0.result) }
    }
}

extension Exploration {
    /// Whether a path comes to a point and calls no method of a variable.
    ///
    /// - Complexity: O(points).
    fileprivate func isReached(_ end: Int, withoutCallOn variable: TermID) -> Bool {
        points(before: end) { isCall(on: variable, in: $0) }.contains(0)
    }

    /// Whether one comes there that does.
    ///
    /// - Complexity: O(points).
    fileprivate func isReached(_ end: Int, throughCallOn variable: TermID) -> Bool {
        points(before: end) { _ in false }.contains { isCall(on: variable, in: simulation.points[$0].node) }
    }

    /// The points on the paths to one of them, itself among them, as far back as the blocks where paths are cut.
    private func points(before end: Int, cutAt isCut: (Int) -> Bool) -> Set<Int> {
        var open = [end]
        var visited: Set<Int> = []
        while let point = open.popLast() {
            if isCut(simulation.points[point].node) || !visited.insert(point).inserted { continue }
            open += simulation.points[point].predecessors.map { Int($0) }
        }
        return visited
    }

    private func isCall(on variable: TermID, in block: Int) -> Bool {
        flow.body.graph.blocks[block].call.map { flow.body.graph.calls[$0].receiver == variable } ?? false
    }
}
