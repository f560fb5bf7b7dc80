import OnceoverContracts
import OnceoverDiagnostics

/// What a project says in its `.onceover.yml`.
package struct Configuration: Sendable, Hashable {
    /// Rows that go before the tool's own.
    package var contracts: [ContractRow] = []
    /// Patterns as in `.gitignore`, for paths below the folder of the file.
    package var exclude: [String] = []
    /// Rules whose findings are not wanted.
    package var silencedRules: Set<RuleID> = []
    /// Assumptions that the user does not make.
    package var deniedAssumptions: Set<AssumptionID> = []

    package init() {}
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
