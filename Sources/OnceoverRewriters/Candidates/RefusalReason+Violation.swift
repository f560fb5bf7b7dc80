import OnceoverObligations

extension RefusalReason {
    /// A promise that the check finds broken: the async form would wait forever, or be answered twice.
    init(_ violation: Violation) {
        let name = "`\(violation.obligation.name)`"
        let line = violation.location.line
        switch violation.defect {
        case .neverDischarged:
            self.init("\(name) is never called", "never calls its handler", witness: violation.witness)
        case .undischargedPath, .undischargedOnThrow, .undischargedByHelper, .droppedWhilePending,
            .storedBehindEnd, .storedBehindCancellation:
            self.init(
                "\(name) is not called on every path, see line \(line)", "does not always call its handler",
                witness: violation.witness)
        case .droppable(let reference):
            self.init(
                "\(name) is not called when `\(reference)` is nil, see line \(line)",
                "does not always call its handler", witness: violation.witness)
        case .missingExit(let callback):
            let gap =
                if case .noMethod(let type)? = violation.detail {
                    ", because `\(type)` has no `\(callback)`"
                } else {
                    " by `\(callback)`"
                }
            self.init(
                "\(name) is not called\(gap), see line \(line)", "does not always call its handler",
                witness: violation.witness)
        case .dischargedByRepeating(let callback):
            self.init(
                "\(name) is called each time that `\(callback)` calls back, see line \(line)",
                "may call its handler twice", witness: violation.witness)
        case .dischargedAgain, .dischargedBeforeAnother, .keptAfterDischarge:
            self.init(
                "\(name) is called twice on some path, see line \(line)", "may call its handler twice",
                witness: violation.witness)
        case .raced:
            self.init(
                "\(name) may be called by two callbacks at once, see line \(line)", "may call its handler twice",
                witness: violation.witness)
        }
    }
}
