import OnceoverAnalysis
import OnceoverContracts
import OnceoverControlFlow
import OnceoverSource
import OnceoverSymbols

/// One file with what is known about others: what it declares, what other files told, and what its bodies do when they
/// are followed. Code that needs only the first or the second part gets that part alone.
final class FileContext {
    /// What is declared.
    let code: FileCode
    /// What others told.
    let others: OtherFiles

    // What is followed. All is found out when first needed, and each may lead to the others.
    private(set) lazy var flows = BodyFlows(context: self)
    private(set) lazy var summaries = ParameterSummaries(context: self)
    private(set) lazy var deliveries = FunctionDeliveries(context: self)
    private(set) lazy var holding = HoldingMethods(context: self)
    private(set) lazy var settings = MethodSettings(context: self)
    private(set) lazy var carriers = CarrierSummaries(context: self)
    private(set) lazy var slots = SlotLives(context: self)
    /// The stored properties whose own life has been followed without a fault, by type and key.
    private(set) lazy var keepers = Keepers(context: self)
    private let knownHandlers = KnownHandlers()

    init(_ survey: FileSurvey, knowing known: KnownFacts = .none) {
        others = OtherFiles(known)
        code = FileCode(survey, knowing: others.statements)
    }

    /// Which parameters of a function are handlers.
    func handlers(of function: Int) -> HandlerParameters {
        HandlerParameters(code: code, others: others, known: knownHandlers, function: function)
    }

    /// What can be asked about the calls in the body of a function.
    func questions(for function: Int) -> CallQuestions { CallQuestions(context: self, function: function) }
}

/// What almost all code that follows a path needs to know.
extension FileContext {
    var file: SourceFile { code.file }
    var declarations: Declarations { code.declarations }
    var contracts: ContractTable { code.contracts }
    var storedProperties: [StoredProperty] { code.storedProperties }
    var isOfTests: Bool { code.isOfTests }

    /// Whether a function stands in the file itself, and not in one that is joined to it.
    func owns(_ function: Int) -> Bool {
        file.owns(declarations.functions[function].nameToken.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    func graph(of function: Int) -> FlowGraph { code.graph(of: function) }

    /// Whether a word occurs in the text of a function's body.
    func mentions(_ word: String, in function: Int) -> Bool { code.mentions(word, in: function) }
}
