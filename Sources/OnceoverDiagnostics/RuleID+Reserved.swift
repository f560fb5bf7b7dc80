extension RuleID {
    /// A suppression that suppresses nothing, gives no reason or names no rule.
    package static let unusedSuppression: RuleID = "unused-suppression"
    /// Under `--strict`: an obligation with the verdict *unknown*.
    package static let unknownVerdict: RuleID = "unknown-verdict"
}
