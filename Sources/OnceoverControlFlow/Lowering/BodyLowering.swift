import OnceoverContracts
import OnceoverSource
import SwiftSyntax

/// Builds the control-flow graph of one body from its syntax.
///
/// The extensions, a file each, follow the grammar: statements, loops, switches, errors, conditions, patterns,
/// expressions, calls, closures.
final class BodyLowering {
    let terminating: TerminatingCalls
    let contracts: ContractTable
    let names: OwnNames
    var graph = GraphBuilder()
    var scope = Scope(parent: nil)
    var frame: Frame
    /// Pending `defer` blocks, innermost last, each with the names that it sees.
    var defers: [(body: CodeBlockItemListSyntax, scope: Scope)] = []
    /// The body of the next case, while a case of a `switch` is laid out.
    var fallthroughTarget: Int?
    /// Where an optional chain goes on when a link is nil.
    var chainExits: [Int] = []
    var callables: [Callable] = []
    /// Callables being laid out, to notice recursion.
    var activeCallables: [Int] = []
    /// The closures that have been put into properties, by the properties' owners.
    var propertyClosures: [TermID: [Int]] = [:]
    /// Variables that began as another name for one.
    var renamed: Set<TermID> = []
    /// The collections whose sizes constants hold, and variables that nothing has changed yet.
    var counts: [TermID: TermID] = [:]
    var changingCounts: Set<TermID> = []
    /// The sets of literals that terms are compared with.
    var literalSets: [TermID: Set<Set<String>>] = [:]
    /// Comparisons with whole numbers, and those by the text of what is compared.
    var boundTests: [TermID: BoundTest] = [:]
    var boundConditions: [String: [TermID]] = [:]
    /// Values that switches look at which are neither a `Result` nor how a publisher has ended, for all that one of their
    /// cases is called `success` or `finished`.
    var manyCased: Set<TermID> = []
    /// Weak references that are not nil in a chain. Code that makes a continuation and returns if `self` is nil has
    /// that path on purpose. It is reported all the same: the method may stop holding `self` later.
    var linked: Set<TermID> = []
    /// What the parts are called of the tuples that have a name.
    var partNames: [TermID: [String]] = [:]
    /// The calls whose results constants name.
    var namedResults: [TermID: TermID] = [:]
    /// The closures of objects that have not been started, by what the objects are called.
    var unstarted: [TermID: [HandedClosure]] = [:]
    /// Whether what is made here is offered to the user together with others, who takes one.
    var isOffered = false
    /// What the user may choose, and the names of it.
    var choices: Set<TermID> = []
    let selfTerm: TermID
    /// The type of `self`, without the types around it.
    let typeName: String?
    /// Whether `self` may be nil, as in what is added to optionals.
    var isOfOptional: Bool { typeName == "Optional" }
    /// Whether `self` lives at least as long as the closures that are being laid out, so that a weak one is not nil.
    let holdsSelf: Bool

    init(
        terminating: TerminatingCalls, contracts: ContractTable, names: OwnNames, typeName: String?,
        holdsSelf: Bool
    ) {
        self.terminating = terminating
        self.contracts = contracts
        self.names = names
        self.typeName = typeName
        self.holdsSelf = holdsSelf
        let entry = graph.makeBlock()
        let exit = graph.makeBlock()
        let throwExit = graph.makeBlock()
        graph.current = entry
        selfTerm = graph.terms.addVariable("self")
        frame = Frame(
            returnTarget: exit, returnTerm: graph.terms.addCallResult(of: "return"), returnDefers: 0,
            throwTarget: throwExit, throwDefers: 0
        )
        scope.bind("self", to: .variable(selfTerm))
    }

    /// The finished graph of a function body, an initialiser or an accessor.
    static func lower(
        _ statements: CodeBlockItemListSyntax, parameters: [String], end: Site, terminating: TerminatingCalls,
        contracts: ContractTable, names: OwnNames, typeName: String?, holdsSelf: Bool,
        returnsValue: Bool
    ) -> FlowGraph {
        let lowering = BodyLowering(
            terminating: terminating, contracts: contracts, names: names, typeName: typeName,
            holdsSelf: holdsSelf)
        let terms = parameters.map { lowering.declareParameter($0, at: end) }
        lowering.lowerBody(statements, end: end, returnsValue: returnsValue)
        return lowering.finish(parameters: terms, end: end)
    }

    private func finish(parameters: [TermID], end: Site) -> FlowGraph {
        FlowGraph(
            graph, parameters: parameters, selfTerm: selfTerm, returnTerm: frame.returnTerm, from: 0, to: 1,
            throwingTo: 2, end: end)
    }

    /// Lays out a whole body; its last expression is its value where it is the only one.
    func lowerBody(_ statements: CodeBlockItemListSyntax, end: Site, returnsValue: Bool = true) {
        if let only = statements.first, statements.count == 1, case .expr(let value) = only.item, isValue(value) {
            returnsValue ? lowerReturnedValue(value) : lowerLast(value)
        } else {
            lower(statements)
        }
        graph.connect(to: frame.returnTarget, site: end)
    }

    /// Its value is not used.
    private func lowerLast(_ expression: ExprSyntax) {
        lowerAndDrop(expression)
        graph.append(.returnValue(.unknown, Site(expression)))
    }

    private func isValue(_ expression: ExprSyntax) -> Bool {
        !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
    }

    @discardableResult
    func declare(_ name: String, isWeak: Bool = false) -> TermID {
        let term = graph.terms.addVariable(name, isWeak: isWeak)
        scope.bind(name, to: .variable(term))
        return term
    }

    func inNewScope(_ work: () -> Void) {
        let outer = scope
        scope = Scope(parent: outer)
        work()
        scope = outer
    }

    /// Goes on in a block that nothing leads to, behind a `return` or another jump.
    func startUnreachable() { graph.current = graph.makeBlock() }

    func start(_ block: Int) { graph.current = block }
}
