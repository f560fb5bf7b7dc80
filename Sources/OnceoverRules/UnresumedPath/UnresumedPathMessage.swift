import OnceoverObligations

/// What `unresumed-path` says.
enum UnresumedPathMessage {
    /// Nil for the defects that are other rules' business.
    static func text(for defect: Violation.Defect, of obligation: Obligation) -> String? {
        switch defect {
        case .neverDischarged: obligation.notDischarged("never", "")
        case .undischargedPath: obligation.notDischarged("not", "on this path")
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
