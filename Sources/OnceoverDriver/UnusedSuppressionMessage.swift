import OnceoverDiagnostics

/// What is wrong with a suppression, in the words of the report.
struct UnusedSuppressionMessage {
    let text: String

    static let namesNoRule = UnusedSuppressionMessage(
        text: "`onceover:ignore` names no rule; write `// onceover:ignore <rule> -- <reason>`"
    )

    static let givesNoReason = UnusedSuppressionMessage(
        text: "`onceover:ignore` gives no reason; write it behind ` -- `"
    )

    static func unknownRule(_ rule: RuleID) -> UnusedSuppressionMessage {
        UnusedSuppressionMessage(text: "`\(rule)` is not the name of a rule; `onceover explain` lists them")
    }

    static func unused(_ rule: RuleID) -> UnusedSuppressionMessage {
        UnusedSuppressionMessage(text: "`\(rule)` is not found here, so this comment suppresses nothing")
    }
}
