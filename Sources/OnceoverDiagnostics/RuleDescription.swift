/// What a report says about a rule, for readers who have only the report.
package struct RuleDescription: Hashable, Sendable {
    package let id: RuleID
    /// `leak` or `double`.
    package let family: String
    /// One line, lower case, without a final stop.
    package let summary: String
    /// The rule's page in Markdown.
    package let help: String

    package init(id: RuleID, family: String, summary: String, help: String) {
        self.id = id
        self.family = family
        self.summary = summary
        self.help = help
    }
}
