import OnceoverControlFlow

/// Promises and continuations that a function receives from unknown callers.
extension ObligationFinder {
    /// Such an obligation may be left to whoever gave it: of a function that is given it, only a second discharge is a fault.
    func lent() -> [TrackedObligation] {
        let given = declared.parameters.indices.filter { isLent($0) && !isObligation($0) }
        guard !given.isEmpty, !context.isOfTests, !declared.isLocal, !declared.body.isEmpty, !isCalledHere else {
            return []
        }
        return given.map(parameter)
    }

    /// What others answer for, and whether the function has settled it all the same.
    func ofOthers() -> [(tracked: TrackedObligation, isSettled: Bool)] {
        lent().map { ($0, settles($0)) } + places().map { ($0, false) }
    }

    /// Of these, the ones that the function settles: it tells them of one outcome on one path, and of another one on another. Whoever
    /// gave them keeps nothing back, and a path that tells them of none has forgotten them.
    private func settles(_ lent: TrackedObligation) -> Bool {
        guard declared.returnType == nil, !declared.isThrowing, !declared.isAsync else { return false }
        let graph = context.graph(of: function)
        let names = Aliases(of: lent.roots, in: graph)
        let ways = graph.calls.compactMap { call -> String? in
            guard let receiver = call.receiver, names.contains(receiver), let name = call.name,
                lent.dischargingMethods.contains(name)
            else { return nil }
            return name + (call.arguments.first?.label ?? "")
        }
        return Set(ways).count > 1
    }

    private func isLent(_ index: Int) -> Bool {
        switch declared.parameters[index].shape {
        case .promise, .continuation: true
        default: false
        }
    }

    /// Whether another function of the file calls it, and answers for what becomes of the obligation.
    private var isCalledHere: Bool {
        guard let calls = Callers(name: declared.name, code: context.code).all else { return true }
        return calls.contains { $0.caller != function }
    }
}
