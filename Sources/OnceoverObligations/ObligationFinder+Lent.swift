import OnceoverControlFlow

/// Promises and continuations that a function is given by callers whom nobody sees.
extension ObligationFinder {
    /// Such an obligation may be left to whoever gave it: of a function that is given it, only a second discharge is a fault.
    func lent() -> [TrackedObligation] {
        let given = declared.parameters.indices.filter { isLent($0) && !isObligation($0) }
        guard !given.isEmpty, !context.isOfTests, !declared.isLocal, !declared.body.isEmpty, !isCalledHere else {
            return []
        }
        return given.map(parameter)
    }

    private func isLent(_ index: Int) -> Bool {
        switch declared.parameters[index].shape {
        case .promise, .continuation: true
        default: false
        }
    }

    /// Whether another function of the file calls it, and answers for what becomes of the obligation.
    private var isCalledHere: Bool {
        guard let calls = Callers(name: declared.name, context: context).all else { return true }
        return calls.contains { $0.caller != function }
    }
}
