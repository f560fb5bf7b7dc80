import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

/// An obligation in a graph: what stands for it, and the stretch of the graph in which it must be discharged.
struct TrackedObligation {
    let kind: Obligation.Kind
    let name: String
    let site: Site
    /// The parameters or variables that it comes in.
    var roots: [TermID]
    /// Those of them that may be nil; then there is nothing to discharge.
    let optionalRoots: Set<TermID>
    /// Where the paths begin and end.
    private(set) var start: Int
    private(set) var end: Int
    /// Where an error leaves it behind and is lost. Nil if the caller receives the error.
    private(set) var throwEnd: Int?
    /// Whether `return nil` tells the caller that there is nothing to wait for, as in a failable initialiser; of a closure,
    /// where it returns something else that is to be waited for.
    var isExcusedByNil = false
    /// Whether what the function returns is what it would tell the handler: an image from a cache.
    var isAnsweredByResult = false
    /// Whether a closure receives it that may throw instead. The code that runs the closure then gets the error.
    var isOfClosure = false
    /// Whether a handler receives yes or no: `(Bool) -> Void`.
    var isToldYesOrNo = false
    /// Whether a framework gives a delegate the handler, and waits for it whatever the user chooses.
    var isOfFramework = false
    /// Whether nothing shows that code waits for the call of a handler: `callback`, `onMessage`.
    var isListener = false
    /// The function's other closures that do not escape and have no parameters: a call of one reports nothing.
    var steps: Set<TermID> = []
    /// Whether a second discharge does no harm, as for a stream or the promise of Combine's `Future`.
    var isIdempotent = false
    /// Whether it is its own future, which a body may return or pass to other code that waits.
    var isFuture = false
    /// The call whose result it is, or the part of it, if it comes into being in the middle of a body.
    var creation: TermID?
    /// The case that brings it, if it is the payload of a value that a `switch` looks at.
    var creationCase: Constraint?
    /// The list that it is an element of, where a body is given as many as there are.
    var list: TermID?
    /// The value that carries it, where a body is given one.
    var carrier: (term: TermID, member: CarriedMember)?
    /// The stored property that holds it, where its life in a type is followed.
    var slot: TrackedSlot?
    /// The parameters that it is, as a caller would ask for them; nil if it is looked at in another way.
    var key: ParameterKey?

    /// What speaks against that it is one. Only what is wrong with it is told then.
    var rulings: [Ruling] = []

    /// Whether it is there where the paths begin.
    var isThereFromStart: Bool { creation == nil && creationCase == nil }

    /// Whether the user may make a choice that calls no handler. This is possible for a handler that hears only of a
    /// choice, if no task is suspended and a missing answer is no answer.
    var mayBeDeclined: Bool { kind != .continuation && !isOfFramework && !isToldYesOrNo }

    /// The methods that discharge it.
    var dischargingMethods: Set<String> { ObligationType.discharging(kind.type) }

    /// Whether a term is a function that discharges it, and is not called there: `continuation.resume`.
    func isDischargingMethod(_ term: TermID, of names: Aliases, in graph: FlowGraph) -> Bool {
        guard case .member(let owner, let name) = graph.terms[term].kind else { return false }
        return names.contains(owner) && dischargingMethods.contains(name)
    }

    /// The same on another stretch of the graph.
    func followed(from start: Int, to end: Int) -> TrackedObligation {
        var other = self
        other.start = start
        other.end = end
        other.throwEnd = nil
        other.key = nil
        return other
    }
}
