import OnceoverAnalysis
import OnceoverConfiguration
import OnceoverContracts
import OnceoverDiagnostics
import OnceoverObligations
import OnceoverRules

/// What a configuration says that changes verdicts. Files that agree in it share an analyzer.
struct AnalysisSettings: Hashable {
    /// They go before the tool's own.
    var contracts: [ContractRow] = []
    var deniedAssumptions: Set<AssumptionID> = []

    init() {}

    init(_ configuration: Configuration) {
        contracts = configuration.contracts.map(\.value)
        deniedAssumptions = Set(configuration.assumptions.filter { !$0.value.value }.keys)
    }

    func analyzer() throws -> Analyzer { ExactlyOnce.analyzer(rules: RuleCatalog.obligationRules, by: try basis()) }

    func basis() throws -> VerdictBasis {
        VerdictBasis(
            contracts: try ContractTable.standard.adding(contracts),
            assumptions: AssumptionPolicy(off: deniedAssumptions))
    }
}
