import OnceoverDiagnostics

/// What is known of one obligation once all its paths are followed.
package enum Verdict: Sendable {
    case proved
    case violated([Violation])
    /// Neither: the reason is a few words that can be counted, such as "handed to an unknown function".
    case unknown(reason: String)
}

/// One way in which an obligation is not discharged exactly once.
package struct Violation: Sendable {
    package enum Defect: Sendable, Hashable {
        /// No path discharges it.
        case neverDischarged
        /// Some path ends without a discharge.
        case undischargedPath
        /// An error leaves the path before the discharge, and nobody hears of it.
        case undischargedOnThrow
        /// The path exists only where a reference is nil: `[weak self]`, `service?.fetch { … }`.
        case droppable(reference: String)
        /// A function that it is handed to returns on some path without a discharge.
        case undischargedByHelper(function: String)
        /// A path discharges it a second time.
        case dischargedAgain
        /// A path discharges it and goes on to code that always does: a `return` is missing.
        case dischargedBeforeAnother
        /// A callback that comes again and again discharges it each time.
        case dischargedByRepeating(callback: String)
        /// A stored property still holds it after its discharge, so that the next callback discharges it again.
        case keptAfterDischarge
        /// A stored property is overwritten or cleared while it holds it.
        case droppedWhilePending
        /// One of the callbacks that can end an interaction with a delegate leaves it pending.
        case missingExit(callback: String)
        /// Two contexts that may run at the same time can both discharge it.
        case raced

        /// Whether a callback that comes again discharges it each time.
        var isRepetition: Bool { if case .dischargedByRepeating = self { true } else { false } }

        /// Whether it happens whichever path is taken.
        var isInevitable: Bool { self == .neverDischarged || self == .dischargedBeforeAnother }

        /// Whether a path ends without a discharge.
        var isLeak: Bool {
            switch self {
            case .neverDischarged, .undischargedPath, .undischargedOnThrow, .droppable, .undischargedByHelper,
                .missingExit:
                true
            case .dischargedAgain, .dischargedBeforeAnother, .keptAfterDischarge, .droppedWhilePending, .raced,
                .dischargedByRepeating:
                false
            }
        }
    }

    package enum Circumstance: Sendable {
        /// A later request has taken the place of the one that it belongs to.
        case supersededRequest
        /// There is an error.
        case failure
        /// Somebody else is told on the way that something has failed.
        case reportedFailure
        /// What was waited for has succeeded.
        case success
        /// The user has chosen to do nothing.
        case refusal
        /// What is left stored is replaced before anybody finds it, as far as is seen.
        case replacement
    }

    package let obligation: Obligation
    package let defect: Defect
    /// The line to mend.
    package let location: Location
    /// The path that shows it, in the order of execution.
    package let witness: [Note]
    package var level = Level.warning
    /// When the path is taken, as far as that may excuse it.
    package var circumstances: Set<Circumstance> = []
    /// Why the path may show no fault; nothing where it does.
    package var doubt: Doubt?

    /// The same, where nothing else has been found that it rests on.
    func resting(on doubt: Doubt?) -> Violation {
        var violation = self
        violation.doubt = self.doubt ?? doubt
        return violation
    }

    /// The same where more is known of when it happens.
    func under(_ circumstance: Circumstance) -> Violation {
        var violation = self
        violation.circumstances.insert(circumstance)
        return violation
    }
}
