import OnceoverObligations

/// What `unresumed-path` says.
enum UnresumedPathMessage {
    /// Nil for a defect that another rule reports.
    static func text(of violation: Violation) -> String? {
        let obligation = violation.obligation
        return switch violation.defect {
        case .neverDischarged: obligation.notDischarged("never")
        case .undischargedPath:
            if case .closureNotRun(let function)? = violation.detail {
                obligation.notDischarged() + ", because `\(function)` never runs this closure"
            } else {
                obligation.notDischarged("not", "on this path")
            }
        case .undischargedOnThrow: obligation.notDischarged("not", "when an error is thrown here")
        case .undischargedByHelper(let function):
            "`\(function)` can return without \(obligation.kind.discharging) "
                + obligation.quotedNames.joined(separator: " or ")
        case .droppable, .dischargedAgain, .dischargedBeforeAnother, .keptAfterDischarge, .droppedWhilePending,
            .storedBehindEnd, .storedBehindCancellation, .raced, .dischargedByRepeating, .missingExit:
            nil
        }
    }
}
