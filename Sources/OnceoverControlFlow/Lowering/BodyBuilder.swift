import OnceoverContracts
import SwiftSyntax

/// What the parts of the lowering share: the graph that grows, the names in sight, where control goes when it leaves the normal
/// order, and what has been noted of values. It lays out no syntax itself.
final class BodyBuilder {
    let terminating: TerminatingCalls
    let contracts: ContractTable
    let names: OwnNames
    let selfTerm: TermID
    /// The type of `self`, without the types around it.
    let typeName: String?
    /// Whether `self` may be nil, as in what is added to optionals.
    var isOfOptional: Bool { typeName == "Optional" }
    /// Whether `self` lives at least as long as the closures that are being laid out, so that a weak one is not nil.
    let holdsSelf: Bool

    // Where the lowering is.
    var graph = GraphBuilder()
    var scope = Scope(parent: nil)
    var frame: Frame
    /// Pending `defer` blocks, innermost last, each with the names that it sees.
    var defers: [(body: CodeBlockItemListSyntax, scope: Scope)] = []
    /// The body of the next case, while a case of a `switch` is laid out.
    var fallthroughTarget: Int?
    /// Where an optional chain goes on when a link is nil.
    var chainExits: [Int] = []
    /// Whether a choice that is made here is offered to the user, who takes one of several.
    var isOffered = false

    // Closures.
    var callables: [Callable] = []
    /// Callables being laid out, to notice recursion.
    var activeCallables: [Int] = []
    /// The closures that have been put into properties, by the properties' owners.
    var propertyClosures: [TermID: [Int]] = [:]
    /// The closures of objects that have not been started, by what the objects are called.
    var unstarted: [TermID: [HandedClosure]] = [:]
    /// What the user may choose, and the names of it.
    var choices: Set<TermID> = []
    /// Weak references that are not nil in a chain. Code that makes a continuation and returns if `self` is nil has
    /// that path on purpose. It is reported all the same: the method may stop holding `self` later.
    var linked: Set<TermID> = []

    // Values.
    /// Variables that began as another name for one.
    var renamed: Set<TermID> = []
    /// The calls whose results constants name.
    var namedResults: [TermID: TermID] = [:]
    /// What the parts are called of the tuples that have a name.
    var partNames: [TermID: [String]] = [:]
    var counts = NamedCounts()
    /// The sets of literals that terms are compared with.
    var literalSets: [TermID: Set<Set<String>>] = [:]
    var bounds = BoundTests()
    /// Values that switches look at which are neither a `Result` nor how a publisher has ended, for all that one of their
    /// cases is called `success` or `finished`.
    var manyCased: Set<TermID> = []

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

    func finish(parameters: [TermID], end: Site) -> FlowGraph {
        FlowGraph(
            graph, parameters: parameters, selfTerm: selfTerm, returnTerm: frame.returnTerm, from: 0, to: 1,
            throwingTo: 2, end: end)
    }
}
