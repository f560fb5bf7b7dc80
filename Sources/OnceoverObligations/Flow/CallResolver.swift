import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

/// Finds what is known of the function that a call names.
protocol CallResolver {
    /// What the called function does with the parameter that an argument goes to; nothing where its body is not known.
    ///
    /// - Parameter trustsExpectation: whether it would change nothing to hear that the function calls the argument once.
    func summary(of call: Call, argument: Int, in graph: FlowGraph, trustsExpectation: Bool) -> ParameterSummary?
    /// What the called function does with handlers of which one is to be called; nothing where its body is not in the file.
    func summary(of call: Call, handlers: [Int], in graph: FlowGraph) -> ParameterSummary?
    /// How often a function calls, or completes, what it is given as an argument, as a contract says.
    func calls(of argument: Int, by call: Call) -> CallFrequency?
    /// Where the value that a call makes keeps an argument; nothing where its type is not known to.
    ///
    /// - Parameter shape: what the argument is.
    func carried(by call: Call, argument: Int, as shape: HandlerShape, in graph: FlowGraph) -> CarriedMember?
    /// How a function has wrapped a handler in the closure that it gives back; nothing where that is not known.
    func wrapping(of argument: Int, by call: Call, in graph: FlowGraph) -> HandlerWrapping?
    /// Whether a type that carries an obligation has a method of a name.
    func isMethod(_ name: String, of member: CarriedMember) -> Bool
    /// The same for a method, or the member itself.
    func isMember(_ name: String, of member: CarriedMember) -> Bool
    /// What a call on a value does with the obligation that it carries; nothing where its body is not known, or may give
    /// the value to others.
    func summary(of call: Call, onCarrier member: CarriedMember, in graph: FlowGraph) -> ParameterSummary?
    /// The same for a method that is handed over as a closure, each time that it is called.
    func summary(ofMethod name: String, ofCarrier member: CarriedMember) -> ParameterSummary?
    /// The same for a function that is given the value as an argument.
    func summary(
        of call: Call, givenCarrier member: CarriedMember, as argument: Int, in graph: FlowGraph
    ) -> ParameterSummary?
    /// Whether the file declares a function that a call may mean.
    func isDeclaredHere(_ call: Call, in graph: FlowGraph) -> Bool
    /// What a method that an extension adds to the type of an obligation does with it; nothing where its body is not known.
    func summaryOfReceiver(of call: Call, ofTypes types: Set<String>) -> ParameterSummary?
    /// What the called function gives the closure that an argument is, or the closures that its name stands for; nothing
    /// where its body is not known.
    ///
    /// - Parameter value: what is known of the call's other arguments.
    func deliveries(
        of call: Call, argument: Int, in graph: FlowGraph, for use: DeliveryUse?,
        giving value: (Operand) -> Delivery.Value
    ) -> Deliveries?
    /// What an unknown function gives its closure, as its contract says.
    func contractedDeliveries(of call: Call, argument: Int, in graph: FlowGraph) -> Deliveries?
    /// How a method of the same type leaves what a stored property holds; nothing where it does not touch it.
    func slotOutcomes(of call: Call, in graph: FlowGraph, slot: StoredProperty, from status: Status) -> [SlotOutcome]?
    /// Whether a method of the same type may stop what calls a callback: its body is unknown, or its body may do so.
    ///
    /// - Parameter words: what would stop it besides what others are stopped by.
    func mayStop(_ call: Call, saying words: [String], in graph: FlowGraph) -> Bool
    /// Whether another function of the file calls a method on what a term names.
    func callsElsewhere(_ method: String, on object: TermID, in graph: FlowGraph) -> Bool
    /// Whether a source of values is a subject of the same type that nobody else has, and that nobody ends.
    func isNeverEnded(_ source: TermID, in graph: FlowGraph) -> Bool
    /// Whether the called function keeps a closure in a list that is called again and again.
    func keepsForGood(_ call: Call, argument: Int, in graph: FlowGraph) -> Bool
    /// Whether a function that answers a claim, as `claim()` does, can refuse it; nothing where it is not known.
    func canRefuse(_ call: Call, in graph: FlowGraph) -> Bool?
    /// Whether the function asks a flag of its object and sets it while no lock is held, so that two calls at the same time
    /// hear the same.
    func isUnguardedClaim(_ call: Call, in graph: FlowGraph) -> Bool
    /// Whether the function answers `true` once: it asks a property, and sets it before it says so.
    func grantsOnce(_ call: Call, in graph: FlowGraph) -> Bool
    /// The answer that only one call of the function on the same object gets; nothing where there is none.
    func answerGivenOnce(_ call: Call, in graph: FlowGraph) -> Fact?
    /// Whether the function does nothing where it has been called on the same object before: it asks a property, and sets it.
    func runsOnce(_ call: Call, in graph: FlowGraph) -> Bool
    /// The same, where no function of the file sets the property back.
    func runsOnceForGood(_ call: Call, in graph: FlowGraph) -> Bool
    /// Whether a call never gives nil, as a contract says, or the bodies or the types of its functions.
    func isNeverNil(_ call: Call, in graph: FlowGraph) -> Bool
    /// The same for a property that is read, or a parameter.
    func isNeverNil(_ term: TermID, in graph: FlowGraph) -> Bool
    /// Whether some type of the file has a property of a name that its declaration says may be nil.
    func mayBeNil(property: String) -> Bool
    /// The ways in which a member that may be nil is there, each by what has to hold of other members of the same value.
    func reasons(giving member: TermID, in graph: FlowGraph) -> [[Constraint]]
    /// Whether what a call throws is of one type, as the bodies of its functions say.
    func throwsOnly(_ type: String, _ call: Call, in graph: FlowGraph) -> Bool
    /// Whether a call throws nothing, as the bodies of its functions say, whatever they are marked with.
    func neverThrows(_ call: Call, in graph: FlowGraph) -> Bool
    /// Whether a call throws for hardly anything that it is given, as a contract says.
    func throwsHardlyEver(_ call: Call, in graph: FlowGraph) -> Bool
    /// What is known of what a method sets properties of its object to on all paths, by their names.
    func settings(by call: Call, in graph: FlowGraph) -> [String: Fact?]
    /// Whether a method of the same object keeps it until it has called the closure that an argument is.
    func holdsSelf(_ call: Call, argument: Int, in graph: FlowGraph) -> Bool
    /// Whether a closure is given what comes out of a chain of publishers that keeps the object.
    func isKept(behind region: Int, in graph: FlowGraph) -> Bool
    /// Whether a call hands its closure to a queue that runs others meanwhile.
    func runsWithOthers(_ call: Call, in graph: FlowGraph) -> Bool
    /// Whether a term is a stored property whose own life is followed and found to be without a fault.
    func keeps(_ target: TermID, in graph: FlowGraph) -> Bool
    /// Whether a term is such a property, and each call of the stored closure takes it out first.
    func usesUp(_ target: TermID, in graph: FlowGraph) -> Bool
    /// The same for a call that puts its argument into such a property, or makes a value that is put there.
    func keeps(_ call: Call, argument: Argument, in graph: FlowGraph) -> Bool
}
