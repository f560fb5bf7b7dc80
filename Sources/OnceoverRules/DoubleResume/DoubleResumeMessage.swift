import OnceoverObligations

/// What `double-resume` says.
enum DoubleResumeMessage {
    /// Nil for the defects that are other rules' business.
    static func text(for defect: Violation.Defect, of obligation: Obligation) -> String? {
        switch defect {
        case .dischargedAgain: obligation.dischargedAgain
        case .dischargedBeforeAnother: obligation.dischargedBeforeAnother
        default: nil
        }
    }
}
