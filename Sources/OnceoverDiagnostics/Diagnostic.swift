/// The name of a rule, such as `double-resume`. It names the bad pattern, and it is a contract with users.
package struct RuleID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let description: String

    package init(_ name: String) { description = name }
    package init(stringLiteral name: String) { description = name }

    package static func < (one: RuleID, other: RuleID) -> Bool { one.description < other.description }
}

/// One step of a witness: what happens at a place on the path that breaks the promise.
package struct Note: Hashable, Sendable {
    package let message: String
    package let location: Location

    package init(_ message: String, at location: Location) {
        self.message = message
        self.location = location
    }
}

/// One finding: a rule, a message in lower case without a final stop, the line to mend, and the path that shows it.
package struct Diagnostic: Hashable, Sendable {
    package let rule: RuleID
    package let message: String
    package let location: Location
    package var level: Level
    /// Nil where it is about a comment, or about what is not known.
    package let consequence: Consequence?
    /// Sorted; the assumptions that lower the level.
    package let assumptions: [AssumptionID]
    /// The obligation as the user wrote it, and the function or type around it: what a finding is known by in a later run.
    package let obligation: String
    package let symbol: String
    /// The path from where the obligation begins to where the promise is broken, in the order of execution.
    package let witness: [Note]
    package let fixes: [Fix]
    /// The module of its file. Empty if no manifest or project names one. The driver sets it.
    package var module = ""
    /// Names it in its run, and in others; set when the report is sorted.
    package var fingerprint = ""

    package init(
        rule: RuleID, message: String, at location: Location, level: Level = .error, consequence: Consequence? = nil,
        assumptions: [AssumptionID] = [],
        obligation: String = "", symbol: String = "", witness: [Note], fixes: [Fix] = []
    ) {
        self.rule = rule
        self.message = message
        self.location = location
        self.level = level
        self.consequence = consequence
        self.assumptions = assumptions
        self.obligation = obligation
        self.symbol = symbol
        self.witness = witness
        self.fixes = fixes
    }
}

/// The one to mend first comes first: by level, then by what it leads to, then by place.
extension Diagnostic: Comparable {
    package static func < (one: Diagnostic, other: Diagnostic) -> Bool {
        if one.level != other.level { return one.level > other.level }
        if one.consequence != other.consequence { return one.weight < other.weight }
        return (one.location, one.rule, one.message) < (other.location, other.rule, other.message)
    }

    private var weight: Int {
        consequence?.rank ?? Consequence.allCases.count
    }
}
