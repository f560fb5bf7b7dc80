import OnceoverContracts

/// Functions that never return. A path ends where one is called.
package struct TerminatingCalls: Sendable {
    /// The project's own, by base name.
    private let declared: Set<String>
    private let contracts: ContractTable

    package init(declared: Set<String> = [], contracts: ContractTable = .standard) {
        self.declared = declared
        self.contracts = contracts
    }

    /// `assertionFailure` and `assert(false)` are not among them: a release build goes on.
    func contains(_ name: String) -> Bool {
        contracts.isTerminating(name) || Self.failingTests.contains(name) || declared.contains(name)
    }

    /// Behind these, a test has failed.
    private static let failingTests: Set<String> = ["XCTFail", "XCTFailAndAbort"]
}
