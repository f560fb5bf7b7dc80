import OnceoverContracts
import OnceoverDiagnostics

/// What a project says in its `.onceover.yml`, or in several of them, one for each folder.
package struct Configuration: Sendable, Hashable {
    /// What stands at the left of a file's lines.
    package enum Key: String, CaseIterable, Sendable {
        case include, exclude
        case forceExclude = "force-exclude"
        case rules, assumptions, contracts
        case failOn = "fail-on"
        case vendored, demo
    }

    /// Patterns as in `.gitignore`, for paths below the folder of the file. Only these are checked, if there are any.
    package var include: [Located<String>] = []
    /// Patterns of what is not checked; the last that matches decides.
    package var exclude: [Located<String>] = []
    /// Whether that holds for files that a command line names, too.
    package var forceExclude: Located<Bool>?
    package var rules: [RuleID: Located<RuleSetting>] = [:]
    /// Whether an assumption is made.
    package var assumptions: [AssumptionID: Located<Bool>] = [:]
    /// Rows that go before the tool's own.
    package var contracts: [Located<ContractRow>] = []
    package var failOn: Located<FailurePolicy>?
    /// Patterns of other people's code: findings in it are notes.
    package var vendored: [Located<String>] = []
    /// Patterns of code that only shows how something is used: likewise.
    package var demo: [Located<String>] = []

    package init() {}

    /// What holds in a folder, of what its own file says and what those of the folders around it say.
    package func over(_ farther: Configuration) -> Configuration {
        var merged = self
        merged.include = include.isEmpty ? farther.include : include
        merged.exclude = farther.exclude + exclude
        merged.forceExclude = forceExclude ?? farther.forceExclude
        merged.rules = farther.rules.merging(rules) { $1 }
        merged.assumptions = farther.assumptions.merging(assumptions) { $1 }
        merged.contracts = contracts + farther.contracts
        merged.failOn = failOn ?? farther.failOn
        merged.vendored = farther.vendored + vendored
        merged.demo = farther.demo + demo
        return merged
    }
}

/// A configuration that cannot be used. Its description is one line for the user, with the place.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// 1-based.
    package let line: Int
    /// Lower case, without a final stop.
    package let message: String

    package var description: String { "\(path):\(line): \(message)" }
}
