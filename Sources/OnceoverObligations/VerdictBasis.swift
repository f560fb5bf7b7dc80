import OnceoverContracts

/// The contracts and assumptions that verdicts on a file may rest on, from its configuration.
package struct VerdictBasis: Sendable {
    package let contracts: ContractTable
    package let assumptions: AssumptionPolicy

    package init(contracts: ContractTable = .standard, assumptions: AssumptionPolicy = AssumptionPolicy()) {
        self.contracts = contracts
        self.assumptions = assumptions
    }
}
