import OnceoverContracts
import OnceoverVocabulary

/// Functions that never return. A path ends where one is called.
package struct TerminatingCalls: Sendable {
    /// The project's own, by base name; those that belong to a type and do not say so themselves, with that: `Dock.close`.
    private let declared: Set<String>
    private let contracts: ContractTable
    /// Names of functions that do return, because the type that calls them has its own.
    private var returning: Set<String> = []

    package init(declared: Set<String> = [], contracts: ContractTable = .standard) {
        self.declared = declared
        self.contracts = contracts
    }

    /// The same where a type's own functions are called.
    package func without(_ returning: Set<String>) -> TerminatingCalls {
        var calls = self
        calls.returning = returning
        return calls
    }

    /// `assertionFailure` and `assert(false)` are not among them: a release build goes on.
    package func contains(_ name: String) -> Bool {
        if returning.contains(name) { return false }
        return contracts.isTerminating(name) || Vocabulary.failingTestFunctions.contains(name)
            || declared.contains(name)
    }

    /// Whether a type's own function of a name is known not to return.
    package func contains(_ name: String, of type: String) -> Bool {
        !declared.isEmpty && declared.contains("\(type).\(name)")
    }
}
