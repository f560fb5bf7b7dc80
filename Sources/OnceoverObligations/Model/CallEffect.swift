import OnceoverControlFlow
import OnceoverDiagnostics

/// One way in which a call can end, as far as an obligation is concerned.
struct CallOutcome: Hashable, Sendable {
    var transition: Transition
    /// What is then known of the call's result.
    var result: Fact?
    /// The same for its parts, where it is a tuple, by number and by label.
    var parts: [String: Fact] = [:]
    var throwsError = false
    /// What has become of variables that it was given by reference, by number: of the parameter in what is known of a
    /// function, of the argument where it is called. Nothing where they may hold anything.
    var lent: [Int: LentState] = [:]
}

/// What a function leaves in a variable that it is given by reference.
enum LentState: Hashable, Sendable {
    case unchanged
    case known(Fact)
}

extension CallOutcome {
    /// The same, where a result that is not known to be nil is not nil.
    var withPresence: CallOutcome {
        var told = self
        told.result = result ?? .isNil(false)
        return told
    }

    /// The same, where the function has done something else with the obligation.
    func with(_ transition: Transition) -> CallOutcome {
        var other = self
        other.transition = transition
        return other
    }

    /// What is then known of what the function tells its caller, by the name of the part; the whole has none.
    var told: [String: Fact] { parts.merging(result.map { ["": $0] } ?? [:]) { part, _ in part } }

    /// - Parameter mapping: the number of the parameter that each argument goes to.
    func lending(by mapping: [Int]) -> CallOutcome {
        var lending = self
        lending.lent = [:]
        for (argument, parameter) in mapping.enumerated() { lending.lent[argument] = lent[parameter] }
        return lending
    }
}

extension [CallOutcome] {
    /// Whether some way of returning leaves the obligation alone and another does not.
    var arePartial: Bool {
        let transitions = Set(lazy.filter { !$0.throwsError }.map(\.transition))
        return transitions.contains(.none) && transitions.count > 1
    }
}

/// What a call does to an obligation that it is given or that it discharges.
struct CallEffect: Sendable {
    var outcomes: [CallOutcome]
    /// Why nothing more is known, where it is handed over.
    var reason: HandOver?
    /// The function of this file that was followed.
    var helper: String?
    /// The stored property, where the call reaches the obligation through it.
    var slotTerm: TermID?
    /// Whether it reaches it through a local name that never got its value from the stored property.
    var isLocal = false

    /// The closure that reaches it the first time only, by the call that made it.
    var firstTimeOf: TermID?

    /// Whether the function does nothing with it where it has been called on the same object before.
    var isOncePerObject = false

    /// Whether nothing has it do so again.
    var isOnceForGood = false

    /// Whether the function leaves it alone only where a property of its object says that it is settled.
    var leavesOnlySettled = false

    /// Whether the object that the call makes keeps it, and others call it later.
    var isKeptByMade = false

    /// The assumptions that complete what is said of it.
    var assumes: Set<AssumptionID> = []

    static let discharge = CallEffect(outcomes: [CallOutcome(transition: .discharge)])

    /// A function calls its completion handler once, unless it throws, as a contract says.
    static let dischargeUnlessThrown = CallEffect(
        outcomes: [CallOutcome(transition: .discharge), CallOutcome(transition: .none, throwsError: true)])

    /// The same of an unknown function, by what it is called.
    static let dischargeByName: CallEffect = {
        var effect = dischargeUnlessThrown
        effect.assumes = [.completionByName]
        return effect
    }()

    /// Into a stored property that is followed on its own.
    static let store = CallEffect(
        outcomes: [CallOutcome(transition: .store), CallOutcome(transition: .none, throwsError: true)])

    /// Goes on, or throws, after the discharge.
    static let await = CallEffect(
        outcomes: [CallOutcome(transition: .await), CallOutcome(transition: .await, throwsError: true)],
        reason: .awaited)

    static func handOver(_ reason: HandOver) -> CallEffect {
        CallEffect(
            outcomes: [CallOutcome(transition: .handOver), CallOutcome(transition: .none, throwsError: true)],
            reason: reason)
    }

    /// Whether some way of ending leaves it undone while another does it.
    var isPartial: Bool { outcomes.arePartial }

    var isNothing: Bool { outcomes.allSatisfy { $0.transition == .none } }

    /// Whether it discharges what a stored property holds, or held, or hands it on.
    var reachesStored: Bool { !isNothing && !isLocal }
}
