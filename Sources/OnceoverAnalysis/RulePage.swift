import OnceoverDiagnostics

/// What a rule looks for, in words: the source of `onceover explain` and of the pages under Documentation/Rules.
package struct RulePage: Sendable {
    package enum Family: String, Sendable {
        /// Some path never discharges the obligation: a task waits forever.
        case leak
        /// Some path discharges it twice: the program traps, or a caller gets two answers.
        case double
        /// Not about the program, but about what is said of it, or could not be.
        case housekeeping
    }

    package let id: RuleID
    package let family: Family
    /// One line, lower case, without a final stop.
    package let summary: String
    package let flags: String
    package let why: String
    package let example: String
    package let fix: String
    package let limits: String

    package init(
        id: RuleID, family: Family, summary: String, flags: String, why: String, example: String, fix: String,
        limits: String
    ) {
        self.id = id
        self.family = family
        self.summary = summary
        self.flags = flags
        self.why = why
        self.example = example
        self.fix = fix
        self.limits = limits
    }
}
