import OnceoverObligations

/// What `double-resume` says.
enum DoubleResumeMessage {
    /// Nil for a defect that another rule reports.
    static func text(for defect: Violation.Defect, of obligation: Obligation) -> String? {
        switch defect {
        case .dischargedAgain: obligation.dischargedAgain
        case .dischargedBeforeAnother: obligation.dischargedBeforeAnother
        default: nil
        }
    }
}
