import OnceoverDataflow
import OnceoverSymbols

/// Callers that hand a handler on and call it themselves, too: the function that is given it owes nothing.
struct AnsweringCallers {
    let context: FileContext

    /// Whether all callers of a private function pass it a handler of their own that they also call themselves on the
    /// same paths.
    ///
    /// - Parameter handler: the number of a parameter that the function does not use.
    func answer(_ handler: Int, of function: Int) -> Bool {
        let declared = context.declarations.functions[function]
        guard context.code.distance(ofCallersOf: function, asksOthers: false) == .file,
            let places = Callers(name: declared.name, code: context.code).all
        else { return false }
        let calls = places.compactMap { CallPlace($0, of: function, context: context) }
        return !calls.isEmpty
            && calls.allSatisfy { call in
                guard call.caller != function, let own = call.handedOn(handler) else { return false }
                return context.flows.exploration(of: ParameterKey(function: call.caller, parameter: own))
                    .isDischarged(besides: call.block)
            }
    }
}

extension Exploration {
    /// Whether all paths through a block that hands the obligation over discharge it elsewhere, too.
    ///
    /// - Complexity: O(points).
    fileprivate func isDischarged(besides block: Int) -> Bool {
        let ends = simulation.points.indices.filter { isEnd(simulation.points[$0]) }
        let discharging = ends.filter { progress(at: $0) == .dischargedAndHandedOver }
        let others = ends.filter { progress(at: $0) == .handedOver }
        return isPassed(block, before: discharging) && !isPassed(block, before: others)
    }

    private func progress(at point: Int) -> Progress { Status(code: simulation.points[point].state.property).progress }

    /// Whether a path to one of some points goes through a block.
    private func isPassed(_ block: Int, before points: [Int]) -> Bool {
        var open = points
        var visited = Set(open)
        while let point = open.popLast() {
            if simulation.points[point].node == block { return true }
            for before in simulation.points[point].predecessors.map({ Int($0) }) where visited.insert(before).inserted {
                open.append(before)
            }
        }
        return false
    }
}
