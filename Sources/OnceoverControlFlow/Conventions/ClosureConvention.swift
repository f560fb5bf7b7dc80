import OnceoverContracts
import OnceoverVocabulary

/// How an unknown function treats a closure that it is given.
package struct ClosureConvention: Sendable, Equatable {
    package enum Timing: Sendable, Equatable {
        /// The closure runs before the call returns; an error that it throws is the caller's.
        case inPlace
        /// The closure may run later, or at the same time; it keeps its errors to itself.
        case deferred
    }

    package enum Repetition: Sendable, Equatable {
        case once
        case zeroOrOne
        case zeroOrMore
        case repeating
        case never
        /// Kept in a property of the type's own, which runs it when it sees fit.
        case kept
    }

    package let timing: Timing
    package let repetition: Repetition
    /// Whether the function is known to run the closure, as `DispatchQueue.async` does.
    package let surelyRuns: Bool
    /// Whether an error that the closure throws ends there, as in `Result { }`.
    package let catchesErrors: Bool
    /// Whether it is known to run more than once, if nothing stops it.
    package let firesAgain: Bool
    /// The method that sets going what runs it, or what is made with it: where that throws, or is not called, it never runs.
    package let startedBy: String?
    /// How often it runs where the call, or what sets it going, answers `false`; nil if that is not known.
    let refused: CallFrequency?
    /// Calls on the same object, or those that made it, that show that it runs more than once.
    let repeatedBy: [APIName]
    /// The method that others have to call on the same object before it runs.
    let awaits: String?
    /// The ways in which it is called for the last time, if it is called again and again.
    let last: [[ContractRow.Given]]
    /// Of the cases by which that is said, those that come only where one of these methods of the same object is called.
    let requestedBy: [String: [String]]
    /// A word by which it can tell its last call from those before.
    let tellsLast: String?
    /// Whether nothing says how often the closure runs but the names that people give, or not even these.
    let isAssumed: Bool

    init(
        _ timing: Timing, _ repetition: Repetition, surelyRuns: Bool = true, catchesErrors: Bool? = nil,
        firesAgain: Bool = false, startedBy: String? = nil, refused: CallFrequency? = nil, repeatedBy: [APIName] = [],
        awaits: String? = nil, last: [[ContractRow.Given]] = [], requestedBy: [String: [String]] = [:],
        tellsLast: String? = nil, isAssumed: Bool = false
    ) {
        self.isAssumed = isAssumed
        self.last = last
        self.requestedBy = requestedBy
        self.refused = refused
        self.tellsLast = tellsLast
        self.repeatedBy = repeatedBy
        self.startedBy = startedBy
        self.awaits = awaits
        self.firesAgain = firesAgain
        self.timing = timing
        self.repetition = repetition
        self.surelyRuns = surelyRuns
        self.catchesErrors = catchesErrors ?? (timing == .deferred)
    }

    /// A closure given to a function that nothing is known of is taken to be its callback, and to run once.
    static let callback = ClosureConvention(.deferred, .once, surelyRuns: false, isAssumed: true)
}

extension ClosureConvention {
    /// The convention of one closure of a call: by contract, or else by the names that people give such functions.
    ///
    /// - Parameter givesManyValues: whether the call is made on a publisher of which that is known.
    static func of(
        _ name: String?, _ use: ClosureUse, contracts: ContractTable, givesManyValues: @autoclosure () -> Bool
    ) -> ClosureConvention {
        if use.label == "receiveCancel" { return ClosureConvention(.deferred, .zeroOrOne, surelyRuns: false) }
        if let name, let contract = contracts.callback(of: name, use) {
            let isKnown = !contract.isFedByPublisher || givesManyValues()
            return ClosureConvention(contract, name, isKnown: isKnown)
        }
        if let label = use.label, Vocabulary.eventLabels.contains(label) { return event }
        guard let name else { return callback }
        if Vocabulary.inPlaceFunctions.contains(name) { return ClosureConvention(.inPlace, .once, isAssumed: true) }
        return Vocabulary.eventFunctions.contains(name) ? event : callback
    }

    private init(_ contract: CallbackContract, _ name: String, isKnown: Bool = true) {
        let isInPlace = contract.timing == .inPlace
        switch contract.calls {
        case .exactlyOnce:
            self.init(
                isInPlace ? .inPlace : .deferred, .once, catchesErrors: name == "Result" ? true : nil,
                startedBy: contract.startedBy, refused: contract.refused, awaits: contract.awaits)
        case .atMostOnce:
            self.init(
                isInPlace ? .inPlace : .deferred, .zeroOrOne, surelyRuns: isInPlace, startedBy: contract.startedBy,
                refused: contract.refused)
        case .never: self.init(.deferred, .never, surelyRuns: false)
        case .anyNumber, .many:
            if isInPlace {
                self.init(.inPlace, .zeroOrMore)
            } else {
                self.init(
                    .deferred, .repeating, surelyRuns: false, firesAgain: contract.calls == .many && isKnown,
                    repeatedBy: contract.repeatedBy, last: contract.last, requestedBy: contract.requestedBy,
                    tellsLast: contract.tellsLast)
            }
        }
    }

    /// Whether the closure is run for each thing that there is, as by `map`.
    var isOverElements: Bool { timing == .inPlace && [.zeroOrMore, .zeroOrOne].contains(repetition) }

    /// For an object that is never started.
    static let unstarted = ClosureConvention(.deferred, .never, surelyRuns: false)
    /// The same, for what runs the closure may refuse to start.
    var unlessRefused: ClosureConvention {
        ClosureConvention(timing, .zeroOrOne, catchesErrors: catchesErrors)
    }

    static let inPlaceOnce = ClosureConvention(.inPlace, .once)
    static let laterOnce = ClosureConvention(.deferred, .once)
    private static let event = ClosureConvention(.deferred, .repeating, surelyRuns: false)

    /// A closure that a type keeps in a property of its own runs when the type sees fit, and as often.
    static let kept = ClosureConvention(.deferred, .kept, surelyRuns: false)

    /// The convention of a closure that is assigned to a property of something else.
    static func ofProperty(_ name: String, contracts: ContractTable) -> ClosureConvention {
        if let contract = contracts.property(name) { return ClosureConvention(contract, name).assigned(contract) }
        return Vocabulary.eventPropertyEndings.contains { name.hasSuffix($0) } ? event : callback
    }

    /// The same for a property: what it holds can be taken back before it runs.
    private func assigned(_ contract: CallbackContract) -> ClosureConvention {
        ClosureConvention(
            timing, repetition, surelyRuns: false, catchesErrors: catchesErrors, firesAgain: firesAgain,
            startedBy: contract.startedBy, last: last, requestedBy: requestedBy, tellsLast: tellsLast)
    }
}
