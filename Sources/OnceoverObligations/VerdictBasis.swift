import OnceoverContracts

/// What verdicts on a file may rest on besides code, as its configuration says.
package struct VerdictBasis: Sendable {
    package let contracts: ContractTable
    package let assumptions: AssumptionPolicy

    package init(contracts: ContractTable = .standard, assumptions: AssumptionPolicy = AssumptionPolicy()) {
        self.contracts = contracts
        self.assumptions = assumptions
    }
}
