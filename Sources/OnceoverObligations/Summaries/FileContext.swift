import OnceoverAnalysis
import OnceoverContracts
import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSignatures
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
    private(set) var premises: Set<Premise>
    private let elsewhere: Elsewhere
    private let terminating: TerminatingCalls
    /// Types that this file or another one says the program keeps an object of.
    let lasting: Set<String>
    private var tables: [Int: GraphTables] = [:]
    private var graphs: [Int: FlowGraph] = [:]
    private var settings: [Int: [String: Fact]] = [:]
    private var singletons: [String: Bool] = [:]
    private var inherited: [Int: [String]] = [:]
    private var summaries: [Key: ParameterSummary] = [:]
    private var summariesOfConstants: [ConstantKey: ParameterSummary] = [:]
    private var pending: Set<Key> = []
    private var explorations: [Key: Exploration] = [:]
    private var deliveries: [Key: Deliveries] = [:]
    private var holding: [Key: Bool] = [:]
    /// The stored properties whose own life has been followed without a fault, by type and key.
    lazy var keepers = Keepers(context: self)
    lazy var slots = SlotLives(context: self)
    /// Whether the file holds tests, or what only they use. A test knows what it gives to whom, and how often it calls.
    lazy var isOfTests =
        ["import XCTest", "import Testing"].contains { file.words.contains($0) }
        || file.path.split(separator: "/").dropLast().suffix(2).contains { $0.hasSuffix("Tests") }

    /// What values of the file's enums carry, by the names of the cases.
    lazy var carriedPayloads = Dictionary(grouping: declarations.carriedPayloads, by: \.caseName)
    private lazy var autoclosures = declarations.autoclosures(in: file)

    private struct Key: Hashable {
        let function: Int
        /// Several are handlers of which one is to be called.
        let parameters: [Int]

        init(function: Int, parameters: [Int]) {
            self.function = function
            self.parameters = parameters
        }

        init(function: Int, parameter: Int) { self.init(function: function, parameters: [parameter]) }
    }

    private struct ConstantKey: Hashable {
        let key: Key
        let constants: [Int: Fact]
    }

    init(_ survey: FileSurvey, knowing known: KnownFacts = .none) {
        self.survey = survey
        let elsewhere = Elsewhere(known)
        self.elsewhere = elsewhere
        let facts = elsewhere.statements
        premises = [.statements(facts)]
        // The rows were made of annotations that could be read, so the table takes them.
        let promised = survey.annotated.promises.map(\.row) + facts.compactMap { PromiseFact.row(in: $0.text) }
        contracts = (try? survey.contracts.adding(promised)) ?? survey.contracts
        terminating = TerminatingCalls(
            declared: survey.declarations.terminating.union(facts.compactMap(Statement.never.subject)),
            contracts: survey.contracts)
        lasting = survey.declarations.ownership.lasting(besides: Set(facts.compactMap(Statement.lasting.subject)))
        let slots = facts.compactMap { SlotFact(text: $0.text)?.property }
        storedProperties = survey.declarations.storedProperties + slots
    }

    var file: SourceFile { survey.file }
    var declarations: Declarations { survey.declarations }
    var annotated: AnnotatedFunctions { survey.annotated }
    var continuationBodies: ContinuationBodies { survey.continuationBodies }

    func graph(of function: Int) -> FlowGraph {
        if let graph = graphs[function] { return graph }
        let declared = declarations.functions[function]
        let graph = FlowGraph(
            of: declared.body, parameters: declared.parameters.map(\.name), end: Site(declared.rightBrace),
            terminating: terminating, contracts: contracts, autoclosures: autoclosures,
            typeName: declared.simpleTypeName, holdsSelf: isOfSingleton(function))
        graphs[function] = graph
        return graph
    }

    /// The constants that a function sets properties of its object to, by their names.
    func settings(of function: Int) -> [String: Fact] {
        if let known = settings[function] { return known }
        let found = OwnSettings.settings(of: graph(of: function))
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

    /// Whether the text of a function's body may make or discharge an obligation of its own.
    func mayHoldObligation(_ function: Int) -> Bool { survey.marks.isMarked(bodyRange(of: function)) }

    /// Whether a word occurs in the text of a function's body.
    func mentions(_ word: String, in function: Int) -> Bool { file.words.contains(word, in: bodyRange(of: function)) }

    /// From the name to the closing brace.
    func bodyRange(of function: Int) -> Range<Int> {
        let declared = declarations.functions[function]
        return declared.nameToken.position.utf8Offset..<declared.rightBrace.endPosition.utf8Offset
    }

    private func tables(of function: Int) -> GraphTables {
        if let known = tables[function] { return known }
        let made = GraphTables(of: graph(of: function), resolver: resolver(for: function))
        tables[function] = made
        return made
    }

    /// The paths of a function, with an obligation followed on them.
    ///
    /// - Parameter graph: the function's, if terms were added to it.
    func flow(of tracked: TrackedObligation, in function: Int, laidOutAs graph: FlowGraph? = nil) -> ObligationFlow {
        let flow = ObligationFlow(
            tracked, in: graph ?? self.graph(of: function), tables: tables(of: function),
            resolver: resolver(for: function))
        let borrowed = borrowed(by: function)
        return borrowed.isEmpty ? flow : flow.borrowing(borrowed)
    }

    /// The parameters that a function is given by reference, by their numbers.
    private func borrowed(by function: Int) -> [Int: TermID] {
        let numbers = declarations.functions[function].parameters.enumerated().filter(\.element.isInOut).map(\.offset)
        if numbers.isEmpty { return [:] }
        let parameters = graph(of: function).parameters
        return Dictionary(uniqueKeysWithValues: numbers.map { ($0, parameters[$0]) })
    }

    /// All states of an obligation that is not a stored property's. What callers have made sure of is asked for where a path
    /// seems wrong.
    ///
    /// - Parameter asksOthers: whether callers in other files are asked, too.
    func exploration(of tracked: TrackedObligation, in function: Int, asksOthers: Bool = false) -> Exploration {
        let flow = flow(of: tracked, in: function)
        let exploration = Exploration(flow)
        guard exploration.seemsWrong else { return exploration }
        let handlers =
            tracked.start == flow.graph.entry ? tracked.roots.compactMap(flow.graph.parameters.firstIndex) : []
        let known = Preconditions(context: self, asksOthers: asksOthers && exploration.hingesOnCallers).facts(
            of: function, whereGiven: handlers.count == 1 ? handlers[0] : nil)
        return known.isEmpty ? exploration : Exploration(flow.knowing(known))
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

    // MARK: - Other files

    /// Asks of which types the program keeps an object for as long as it runs.
    func askWhatLasts(_ types: Set<String>) {
        for type in types { asks.insert(Ask(name: Statement.lasting.name(of: type), trustsExpectation: false)) }
    }

    /// Functions of other files that are known under a name, and that more would be wanted of.
    func functions(elsewhere name: String) -> [FunctionFact] {
        asks.insert(Ask(name: name, trustsExpectation: false))
        let found = elsewhere.functions(named: name)
        premises.insert(.functions(named: name, are: found))
        return found
    }

    /// The calls of all functions of a name in other files; nothing where they are not all known.
    func calls(elsewhere name: String) -> [KnownCall]? {
        asks.insert(Ask(name: FactName.calls(of: name), trustsExpectation: false, mention: name))
        let found = elsewhere.calls(of: name)
        premises.insert(.calls(of: name, are: found))
        return found
    }

    /// Those that a call may mean.
    func callees(elsewhere question: CalleeQuestion, trustsExpectation: Bool) -> [Callee] {
        asks.insert(question.ask(trustsExpectation: trustsExpectation))
        let found = elsewhere.callees(question)
        let isAwaited = elsewhere.isAwaited(question.name)
        premises.insert(.callees(question, are: found.compactMap(\.fact), isAwaited: isAwaited))
        return found
    }

    /// What they do with one of its arguments.
    ///
    /// - Parameter isTried: whether the call makes a difference between one that throws and one that does not.
    func summary(
        elsewhere question: CalleeQuestion, argument: Int, trustsExpectation: Bool, isTried: Bool
    ) -> ParameterSummary? {
        asks.insert(question.ask(trustsExpectation: trustsExpectation))
        let found = elsewhere.summary(question, argument: argument)
        premises.insert(
            .summary(question, argument: argument, isTrusted: trustsExpectation && !isTried, is: found))
        return found
    }

    /// Whether another file can tell of a function of this name, but has not yet.
    func isAwaited(_ name: String) -> Bool { elsewhere.isAwaited(name) }

    // MARK: - Summaries

    /// What a function does with a parameter; nothing while that is being found out, or where it is no closure.
    func summary(of function: Int, parameter: Int) -> ParameterSummary? {
        let key = Key(function: function, parameter: parameter)
        if let known = summaries[key] { return known }
        let isReceiver = parameter == ObligationFinder.receiver
        guard isReceiver || declarations.functions[function].parameters[parameter].shape != .other else { return nil }
        return summary(key)
    }

    /// What a function does with handlers of which it is to call one; nothing while that is being found out, or where one is
    /// no closure.
    func summary(of function: Int, handlers: [Int]) -> ParameterSummary? {
        let key = Key(function: function, parameters: handlers)
        if let known = summaries[key] { return known }
        let parameters = declarations.functions[function].parameters
        return handlers.allSatisfy { parameters[$0].shape.isHandler } ? summary(key) : nil
    }

    private func summary(_ key: Key) -> ParameterSummary? {
        guard pending.insert(key).inserted else { return nil }
        let summary = makeSummary(key)
        pending.remove(key)
        summaries[key] = summary
        return summary
    }

    /// Whether no summary is in the middle of being found out.
    var isSettled: Bool { pending.isEmpty }

    /// Whether a function says that it does not call a closure exactly once. That counts more than what its body does.
    func promisesOtherwise(_ function: Int, parameter: Int) -> Bool {
        let promise = annotated.calls(of: parameter, by: declarations.functions[function])
        return promise.map { $0 != .exactlyOnce } ?? false
    }

    func isPending(_ function: Int, parameter: Int) -> Bool {
        pending.contains(Key(function: function, parameter: parameter))
    }

    /// The same for a call that is known to give other parameters constants, where that can make a difference.
    func summary(of function: Int, parameter: Int, given constants: [Int: Fact]) -> ParameterSummary? {
        guard let summary = summary(of: function, parameter: parameter) else { return nil }
        guard summary.isPartial, !constants.isEmpty else { return summary }
        let key = ConstantKey(key: Key(function: function, parameter: parameter), constants: constants)
        if let known = summariesOfConstants[key] { return known }
        let flow = exploration(of: key.key).flow
        var state = flow.initialState
        for (index, fact) in constants { state.facts.set(flow.graph.parameters[index].index, to: fact.code) }
        let made = makeSummary(key.key, of: Exploration(flow, from: state))
        summariesOfConstants[key] = made
        return made
    }

    private func makeSummary(_ key: Key) -> ParameterSummary { makeSummary(key, of: exploration(of: key)) }

    private func makeSummary(_ key: Key, of exploration: Exploration) -> ParameterSummary {
        let finder = ObligationFinder(context: self, function: key.function)
        let declared = declarations.functions[key.function]
        let summary = ParameterSummary(
            of: exploration, in: exploration.flow.graph, isObligation: key.parameters.allSatisfy(finder.isObligation),
            function: declared.name)
        if summary.isHandedOn, declared.makesValue { return summary.leftToChoice }
        if exploration.flow.plan.choice != nil, declared.returnType != nil { return summary.leftToChoice }
        if declared.returnType.map(Self.isChoice) ?? false { return summary.leftToChoice }
        return declared.givesBackClosure ? summary.leftToClosure : summary
    }

    /// What a function gives a closure that it is given; nothing yet while that is being found out.
    func deliveries(of function: Int, parameter: Int) -> Deliveries {
        let key = Key(function: function, parameter: parameter)
        if let known = deliveries[key] { return known }
        deliveries[key] = Deliveries()
        let finder = DeliveryFinder(exploration: exploration(of: key), function: declarations.functions[function])
        let found = finder.deliveries()
        deliveries[key] = found
        return found
    }

    /// The paths of a function, with one of its parameters followed on them.
    private func exploration(of key: Key) -> Exploration {
        if let known = explorations[key] { return known }
        let tracked = ObligationFinder(context: self, function: key.function).parameters(key.parameters)
        let made = exploration(of: tracked, in: key.function)
        explorations[key] = made
        return made
    }

    /// `-> UIAction`: what the user may choose, and may leave alone, as what he is shown with choices in it.
    private static func isChoice(_ type: TypeSyntax) -> Bool {
        Declarations.name(of: type).map(AlternativeClosures.isChoice(type:)) ?? false
    }

    /// Whether the object that a method belongs to is there whenever a parameter is called; not while that is being found
    /// out.
    func holdsSelf(_ method: Int, whileCalling parameter: Int) -> Bool {
        let key = Key(function: method, parameter: parameter)
        if let known = holding[key] { return known }
        holding[key] = false
        let graph = graph(of: method)
        let callee = HeldCallee(of: graph.parameters[parameter], in: graph, resolver: resolver(for: method))
        holding[key] = callee.isHeld
        return callee.isHeld
    }
}
