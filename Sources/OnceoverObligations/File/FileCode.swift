import OnceoverAnalysis
import OnceoverContracts
import OnceoverControlFlow
import OnceoverSource
import OnceoverSymbols
import SwiftSyntax

/// What a file declares, with the graphs of its functions. It asks no other file: what others say about whole types and
/// functions is passed in when it is made.
final class FileCode {
    let survey: FileSurvey
    /// The tool's, the user's, and those that the file's own functions, or others, are annotated with.
    let contracts: ContractTable
    /// Those of the file's types, and of types that the file extends.
    let storedProperties: [StoredProperty]
    /// Types that this file or another one says the program keeps an object of.
    let lasting: Set<String>
    private let terminating: TerminatingCalls
    /// Of each type, the functions that return although others of their names do not.
    private lazy var returning: [String?: Set<String>] = {
        let named = declarations.functions.filter { terminating.contains($0.name) && !$0.isLocal }
        return Dictionary(grouping: named, by: \.typeName).mapValues { own in
            Set(own.map(\.name)).subtracting(own.filter(isEnding).map(\.name))
        }
    }()
    private let graphs: FunctionGraphs
    private var singletons: [String: Bool] = [:]
    private var inherited: [Int: [String]] = [:]
    private(set) lazy var hiddenTypes = file.tree.hiddenTypes
    /// A test knows what it gives to whom, and how often it calls.
    private(set) lazy var isOfTests = file.isOfTests
    private(set) lazy var subjects = Subjects(in: file)
    /// What values of the file's enums carry, by the names of the cases.
    private(set) lazy var carriedPayloads = Dictionary(grouping: declarations.carriedPayloads, by: \.caseName)
    private lazy var names = OwnNames(
        functions: declarations.functionNames, autoclosures: declarations.autoclosures(in: file),
        opposites: declarations.oppositeCases)

    /// - Parameter facts: what is said of whole types and functions, also by other files.
    init(_ survey: FileSurvey, knowing facts: [ModuleFact]) {
        self.survey = survey
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

    private func isOfSingleton(_ function: Int) -> Bool {
        guard let type = declarations.functions[function].typeName else { return false }
        if let known = singletons[type] { return known }
        let isSingleton = declarations.hasSharedInstance(type) || lasting.contains(type.simpleName)
        singletons[type] = isSingleton
        return isSingleton
    }

    /// What the declaration that a function stands in, a type's or an extension's, says that the type is.
    func inheritedTypes(of function: Int) -> [String] {
        if let known = inherited[function] { return known }
        let types = declarations.functions[function].inheritedTypes
        inherited[function] = types
        return types
    }
}
