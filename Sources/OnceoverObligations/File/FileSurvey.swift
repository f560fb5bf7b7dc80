import OnceoverContracts
import OnceoverSource
import OnceoverSymbols

/// What a file declares and says, whatever is known of others. It is made once, and serves whenever they tell more.
struct FileSurvey: Sendable {
    let file: SourceFile
    let declarations: Declarations
    let annotated: AnnotatedFunctions
    /// Functions that never return, whatever their types say.
    let ending: Set<String>
    let marks: ObligationMarks
    let continuationBodies: ContinuationBodies
    let graphs = FunctionGraphs()
    /// The tool's and the user's.
    let contracts: ContractTable
    /// What verdicts may rest on.
    let assumptions: AssumptionPolicy

    init(_ file: SourceFile, by basis: VerdictBasis) {
        self.file = file
        assumptions = basis.assumptions
        contracts = basis.contracts
        declarations = Declarations(file)
        ending = EndingFunctions(in: file.words, contracts: contracts).names(among: declarations)
        annotated = AnnotatedFunctions(in: file)
        marks = ObligationMarks(in: file.words, givers: contracts.handlerGivers)
        continuationBodies = ContinuationBodies(in: file.words)
    }
}
