import OnceoverAnalysis
import OnceoverContracts
import OnceoverControlFlow
import OnceoverSource
import OnceoverSymbols
import SwiftSyntax

/// The functions of one file, their graphs, and what each does with its parameters, with what is known of other files.
/// All is made when first needed.
final class FileContext {
    let survey: FileSurvey
    /// The tool's, the user's, and those that the file's own functions, or others, are annotated with.
    let contracts: ContractTable
    /// Those of the file's types, and of types that the file extends.
    let storedProperties: [StoredProperty]
    /// What would be known of other files.
    var asks: Set<Ask> = []
    /// What the results were found out by, of other files.
    var premises: Set<Premise>
    let elsewhere: Elsewhere
    private let terminating: TerminatingCalls
    /// Of each type, the functions that return although others of their names do not.
    private lazy var returning: [String?: Set<String>] = {
        let named = declarations.functions.filter { terminating.contains($0.name) && !$0.isLocal }
        return Dictionary(grouping: named, by: \.typeName).mapValues { own in
            Set(own.map(\.name)).subtracting(own.filter(isEnding).map(\.name))
        }
    }()
    /// Types that this file or another one says the program keeps an object of.
    let lasting: Set<String>
    var tables: [Int: GraphTables] = [:]
    private let graphs: FunctionGraphs
    private var settings: [Int: [String: Fact?]] = [:]
    private var singletons: [String: Bool] = [:]
    private var inherited: [Int: [String]] = [:]
    var summaries: [ParameterKey: ParameterSummary] = [:]
    var summariesOfConstants: [ConstantsKey: ParameterSummary] = [:]
    var pending: Set<ParameterKey> = []
    var explorations: [ParameterKey: Exploration] = [:]
    var paths: [ParameterKey: Exploration] = [:]
    /// How often a function was met while it was being summed up: paths that rest on that serve nothing else.
    var entangled = 0
    /// What speaks against parameters that are obligations by their names and types; nil of those that are none.
    var rulingsOnParameters: [ParameterKey: [Ruling]?] = [:]
    var deliveries: [ParameterKey: Deliveries] = [:]
    var holding: [ParameterKey: Bool] = [:]
    /// The stored properties whose own life has been followed without a fault, by type and key.
    lazy var keepers = Keepers(context: self)
    lazy var slots = SlotLives(context: self)
    lazy var subjects = Subjects(in: file)
    lazy var carriers = CarrierSummaries(context: self)
    private lazy var hiddenTypes = file.tree.hiddenTypes
    /// A test knows what it gives to whom, and how often it calls.
    lazy var isOfTests = file.isOfTests

    /// What values of the file's enums carry, by the names of the cases.
    lazy var carriedPayloads = Dictionary(grouping: declarations.carriedPayloads, by: \.caseName)
    private lazy var names = OwnNames(
        functions: declarations.functionNames, autoclosures: declarations.autoclosures(in: file),
        opposites: declarations.oppositeCases)

    init(_ survey: FileSurvey, knowing known: KnownFacts = .none) {
        self.survey = survey
        let elsewhere = Elsewhere(known)
        self.elsewhere = elsewhere
        let facts = elsewhere.statements
        premises = [.statements(facts)]
        let promised = facts.compactMap { PromiseFact.row(in: $0.text) }
        // The rows were made of annotations that could be read, so the table takes them.
        contracts = (try? survey.contracts.adding(survey.annotated.promises.map(\.row) + promised)) ?? survey.contracts
        let ending = facts.compactMap(Statement.never.subject)
        terminating = TerminatingCalls(
            declared: survey.declarations.terminating.union(survey.ending).union(ending), contracts: survey.contracts)
        let kept = Set(facts.compactMap(Statement.lasting.subject))
        lasting = survey.declarations.ownership.lasting(besides: kept)
        graphs = promised.isEmpty && ending.isEmpty && kept.isEmpty ? survey.graphs : FunctionGraphs()
        let slots = facts.compactMap { fact in
            SlotFact(text: fact.text).map {
                $0.property.kept(by: survey.declarations.keepers(of: $0.property.typeName))
            }
        }
        storedProperties = survey.declarations.storedProperties + slots
    }

    var file: SourceFile { survey.file }
    var declarations: Declarations { survey.declarations }
    /// The types of which the file may make values that must be discharged.
    var obligationTypes: [ObligationType] { survey.marks.types }
    var annotated: AnnotatedFunctions { survey.annotated }
    var continuationBodies: ContinuationBodies { survey.continuationBodies }

    func graph(of function: Int) -> FlowGraph {
        graphs.graph(of: function) { layOutGraph(of: function) }
    }

    private func isEnding(_ function: DeclaredFunction) -> Bool {
        function.isTerminating || survey.ending.contains(EndingFunctions.name(of: function))
    }

    private func layOutGraph(of function: Int) -> FlowGraph {
        let declared = declarations.functions[function]
        var names = names
        names.renamedProperties = declarations.renamedProperties(of: declared.typeName)
        names.presenceTests = declarations.presenceTests(of: declared.typeName)
        names.filledProperties = declarations.filledProperties(of: declared.typeName)
        names.filledParameters = filledParameters(of: declared)
        names.mentions = { [words = file.words] in words.contains($0) }
        names.keepsClosure = { [declarations] name, arguments, number in
            declarations.keepsClosure(name, of: declared.typeName, given: arguments, as: number)
        }
        return FlowGraph.laidOut(
            of: declared.body, parameters: declared.parameters.map(\.name), end: Site(declared.rightBrace),
            terminating: terminating.without(returning[declared.typeName] ?? []), contracts: contracts, names: names,
            typeName: declared.simpleTypeName, holdsSelf: isOfSingleton(function),
            returnsValue: declared.mayGiveValue)
    }

    /// `didUpdateLocations locations: [CLLocation]`: lists that a delegate is told of, of which it is known that they hold something.
    private func filledParameters(of declared: DeclaredFunction) -> Set<String> {
        guard let last = declared.parameters.last, last.node.type.is(ArrayTypeSyntax.self),
            contracts.givesElements(declared.fullName)
        else { return [] }
        return [last.name]
    }

    /// What a function sets properties of its object to, by their names.
    func settings(of function: Int) -> [String: Fact?] {
        if let known = settings[function] { return known }
        let found = OwnSettings.settings(of: graph(of: function), resolver: resolver(for: function))
        settings[function] = found
        return found
    }

    private func isOfSingleton(_ function: Int) -> Bool {
        guard let type = declarations.functions[function].typeName else { return false }
        if let known = singletons[type] { return known }
        let isSingleton = declarations.hasSharedInstance(type) || lasting.contains(type.simpleName)
        singletons[type] = isSingleton
        return isSingleton
    }

    /// Whether other modules may call a function, as far as the file shows of its type. An application is never
    /// imported.
    func isSeenByOthers(_ function: Int) -> Bool {
        let declared = declarations.functions[function]
        return file.standing.program != .application && declared.isPublic
            && !(declared.typeName.map(hiddenTypes.contains) ?? false)
    }

    /// Whether the text of a function's body may make or discharge an obligation of its own.
    func mayHoldObligation(_ function: Int) -> Bool { survey.marks.isMarked(bodyRange(of: function)) }

    /// Whether a word occurs in the text of a function's body.
    func mentions(_ word: String, in function: Int) -> Bool { file.words.contains(word, in: bodyRange(of: function)) }

    /// The same for a property of the function's type, or another name for it.
    func mentions(property: String, in function: Int) -> Bool {
        let names = declarations.renamedProperties(of: declarations.functions[function].typeName)
        return mentions(property, in: function)
            || names.contains { $0.value == property && mentions($0.key, in: function) }
    }

    /// From the name to the closing brace.
    func bodyRange(of function: Int) -> Range<Int> {
        let declared = declarations.functions[function]
        return declared.nameToken.position.utf8Offset..<declared.rightBrace.endPosition.utf8Offset
    }

    /// Of the functions that are no local ones, and of which something is so, the innermost.
    ///
    /// - Complexity: O(functions).
    func innermostFunction(where isMeant: (Int) -> Bool) -> Int? {
        declarations.functions.indices.filter { !declarations.functions[$0].isLocal && isMeant($0) }
            .max { bodyRange(of: $0).lowerBound < bodyRange(of: $1).lowerBound }
    }

    /// A resolver for calls in the body of a function.
    func resolver(for function: Int) -> Resolver { Resolver(context: self, function: function) }

    /// What the declaration that a function stands in, a type's or an extension's, says that the type is.
    func inheritedTypes(of function: Int) -> [String] {
        if let known = inherited[function] { return known }
        let types = declarations.functions[function].inheritedTypes
        inherited[function] = types
        return types
    }
}
