import OnceoverContracts

/// How often, and when, a closure's body runs.
package enum RegionMode: Hashable, Sendable {
    case once
    case zeroOrOne
    case zeroOrMore
    case oneOrMore
    /// It fires again and again; one run that ends without a discharge is followed by another.
    case repeating
    /// Exactly one closure of the group runs.
    case alternative(group: TermID)
    case never
    /// It is kept for later, and nothing is known of when it runs.
    case kept
    /// It runs exactly where the call returns this.
    case reported(by: Bool)
}

/// A closure's body, laid out in the graph at the place where the closure is handed over.
package struct Region: Sendable {
    /// The call that receives the closure; nil if the closure is assigned, returned or called in place.
    package var call: Int?
    /// The number of the argument in its call.
    package var argument: Int?
    package let mode: RegionMode
    /// The mode that it has if it is not an alternative to another closure.
    package let modeAlone: RegionMode
    /// Whether it is known to run again, if nothing stops what calls it.
    package let firesAgain: Bool
    /// The ways in which it is called for the last time, if it is called again and again.
    package let last: [[ContractRow.Given]]
    /// Of the cases by which that is said, those that come only where one of these methods of the same object is called.
    package let requestedBy: [String: [String]]
    /// The call by which the closure ends its own repetition, in addition to the usual ones.
    package let endedBy: String?
    /// Whether what gives it values gives one before it ends without an error.
    package let followsValue: Bool
    /// The method that sets going what runs it: where that throws, it never runs.
    package let startedBy: String?
    /// Calls on the same object, or those that made it, that show that it runs again.
    let repeatedBy: [APIName]
    /// The method that others have to call on the same object, before it runs.
    package let awaits: String?
    /// Whether it can run after the code behind the hand-over, or at the same time.
    package let isDeferred: Bool
    /// Whether the function that is given the closure is known to run it, come what may.
    package let surelyRuns: Bool
    /// Whether nothing says how often it runs but the names that people give, or not even these.
    package let isAssumed: Bool
    /// Whether it is marked `@MainActor`.
    package let isOnMainActor: Bool
    /// Where the closure is written.
    package let site: Site
    package let parameters: [TermID]
    /// What it calls `self`, where it captures it weakly.
    package let weakSelf: TermID?
    /// Enclosing region, if there is one.
    package let parent: Int?
    /// The property that is assigned the closure.
    package let property: TermID?
    /// The parameter that tells which of several events the closure runs for.
    package let event: TermID?
    /// The parameter that tells if all is done: it comes again until it is.
    package let done: TermID?
    /// The name of the work item that it is, where it has one: `let item = DispatchWorkItem { … }`.
    package var workItem: TermID?
    package var entry = 0
    package var exit = 0
    /// What its `return` gives back.
    package let result: TermID
}

extension Region {
    /// A choice without a closure that the user is offered: it is as if it had an empty one.
    init(
        silentChoice group: TermID, madeBy call: Int, at site: Site, in parent: Int?, _ blocks: (entry: Int, exit: Int),
        _ result: TermID
    ) {
        self.init(
            call: call, argument: nil, mode: .alternative(group: group), modeAlone: .never, firesAgain: false, last: [],
            requestedBy: [:],
            endedBy: nil, followsValue: false, startedBy: nil, repeatedBy: [], awaits: nil, isDeferred: true,
            surelyRuns: false, isAssumed: true, isOnMainActor: false, site: site, parameters: [], weakSelf: nil,
            parent: parent, property: nil, event: nil,
            done: nil, entry: blocks.entry, exit: blocks.exit, result: result)
    }

    package var isSilentChoice: Bool { modeAlone == .never && argument == nil && call != nil }

    /// Whether it is laid out where it is called: a local function, a closure with a name.
    package var isCalledInPlace: Bool { call == nil && property == nil && !isDeferred }
}

extension FlowGraph {
    /// What calls a closure, as the user wrote it: the function that it was given to, or the property that holds it.
    package func callbackName(of region: Int) -> String {
        let callback = regions[region]
        if let property = callback.property, case .member(_, let name) = terms[property].kind { return name }
        return call(givenRegion: region)?.name ?? "callback"
    }

    /// Whether a condition asks if what a call is made on is nil.
    package func asksIfReceiverIsNil(of call: Int) -> Bool {
        guard let receiver = calls[call].receiver else { return false }
        return blocks.contains { block in
            block.edges.contains { $0.assumptions.contains(Constraint(receiver, .isNil(true))) }
        }
    }

    /// Whether an error ends a closure that no other one of it catches.
    package func throwsOut(of region: Int) -> Bool {
        blocks.contains { $0.edges.contains { $0.outcome == .throwsError && $0.target == regions[region].exit } }
    }

    /// The call that receives a closure; nil if the closure is assigned, returned or called in place.
    package func call(givenRegion region: Int) -> Call? { regions[region].call.map { calls[$0] } }
}
