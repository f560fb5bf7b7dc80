import OnceoverDiagnostics

/// What is known of one obligation once all its paths are followed.
package enum Verdict: Sendable {
    /// Every path discharges it once, and nothing is assumed but the language, the standard library and contracts.
    case proved
    /// The same, given assumptions: those that rule out each violation, and those that complete the proof. Sorted.
    case assumed([AssumptionID])
    /// Some path breaks the promise, and no assumption rules it out. All violations, also those that one does.
    case violated([Violation])
    /// Neither.
    case unknown(UnknownReason)
}

/// One way in which an obligation is not discharged exactly once.
package struct Violation: Sendable {
    package enum Defect: Sendable, Hashable {
        /// No path discharges it.
        case neverDischarged
        /// Some path ends without a discharge.
        case undischargedPath
        /// An error leaves the path before the discharge, and the error is lost.
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
        /// It is stored where what answers all that is stored has been called before, or may be.
        case storedBehindEnd(of: String)
        /// It is stored although its task may have been cancelled before, of which nothing tells it.
        case storedBehindCancellation
        /// One of the callbacks that can end an interaction with a delegate leaves it pending.
        case missingExit(callback: String)
        /// Two contexts that may run at the same time can both discharge it.
        case raced

        /// Whether a callback that comes again discharges it each time.
        var isRepetition: Bool { if case .dischargedByRepeating = self { true } else { false } }

        /// Whether it happens whichever path is taken.
        var isInevitable: Bool { self == .neverDischarged || self == .dischargedBeforeAnother }

        /// Whether what a stored property held, or holds, can no longer be discharged.
        var isLoss: Bool {
            if case .storedBehindEnd = self { return true }
            return self == .droppedWhilePending || self == .storedBehindCancellation
        }

        /// Whether a path ends without a discharge.
        var isLeak: Bool {
            switch self {
            case .neverDischarged, .undischargedPath, .undischargedOnThrow, .droppable, .undischargedByHelper,
                .missingExit:
                true
            case .dischargedAgain, .dischargedBeforeAnother, .keptAfterDischarge, .droppedWhilePending,
                .storedBehindEnd, .storedBehindCancellation, .raced, .dischargedByRepeating:
                false
            }
        }
    }

    /// What is needed to understand a defect, by name.
    package enum Detail: Sendable, Hashable {
        /// A second call of this method overwrites the value that still waits.
        case replaced(by: String)
        /// The callback of a delegate does not answer if it comes this way: `with an error`.
        case occasion(String)
        /// What may discharge it at the same time: `and in the closure of `fetch``.
        case rival(String)
        /// This function never runs the closure that would discharge it.
        case closureNotRun(by: String)
        /// This type has no method for the callback.
        case noMethod(in: String)
    }

    package let obligation: Obligation
    package let defect: Defect
    /// The line to mend.
    package let location: Location
    /// The path that shows it, in the order of execution.
    package internal(set) var witness: [Note]
    /// What a message says besides the defect; nil if there is nothing to add.
    package var detail: Detail?
    /// What it takes to go that way.
    package var need = Need.overlap
    package var level = Level.warning
    /// What rules it out.
    package private(set) var rulings: [Ruling] = []
}

extension Violation {
    /// Whether no assumption rules it out.
    package var stands: Bool { rulings.isEmpty }

    /// Whether an assumption rules it out that hides it.
    package var isExcused: Bool { rulings.contains { $0.effect == .excuses } }

    /// What rules it out. Sorted.
    package var assumptions: [AssumptionID] { rulings.map(\.assumption).sorted() }

    /// The same, excluded: no program takes the path if the assumptions are true.
    func ruledOut(by rulings: [Ruling]) -> Violation {
        guard !rulings.isEmpty else { return self }
        var ruled = self
        ruled.rulings = rulings
        return ruled
    }
}
