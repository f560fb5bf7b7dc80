/// Why a piece of a body cannot be written without callbacks.
struct Unconvertible: Error, Equatable {
    let reason: String
    /// The reason without names, to be counted.
    let category: String
    /// Whether a continuation would not help either.
    let isFinal: Bool

    init(reason: String, category: String? = nil, isFinal: Bool = false) {
        self.reason = reason
        self.category = category ?? reason
        self.isFinal = isFinal
    }

    static let handlerIsTested = Unconvertible(reason: "the handler is tested for nil")
    static let handlerIsHidden = Unconvertible(reason: "another value has the handler's name")
    static let group = Unconvertible(reason: "a task group cannot do what the dispatch group is used for")
    static let loop = Unconvertible(reason: "the handler is called in a loop")
    static let stored = Unconvertible(reason: "the handler is stored")
    static let passedOn = Unconvertible(reason: "the handler is passed on")
    static let declared = Unconvertible(reason: "a local declaration uses the handler")
    static let inExpression = Unconvertible(reason: "the handler is used inside an expression")
    static let inStatement = Unconvertible(reason: "the handler is used in a statement of another kind")
    static let inCondition = Unconvertible(reason: "a condition uses the handler")
    static let conditionalCases = Unconvertible(reason: "cases of a `switch` are compiled conditionally")
    static let goesOn = Unconvertible(reason: "code runs after the call of the handler")
    static let fallsThrough = Unconvertible(
        reason: "a `fallthrough` leads to another case, and the handler is called there")
    static let endsEarly = Unconvertible(reason: "a `return` ends the function, and the handler is called later")
    static let caught = Unconvertible(reason: "a `do` would catch the error that the async form has to throw")
    static let hop = Unconvertible(reason: "a closure on the main queue does more than call the handler")
    static let unknownCallee = Unconvertible(reason: "the function that takes the handler has no async form")
    static let deferred = Unconvertible(reason: "a `defer` would run later than before")
    static let noasync = Unconvertible(reason: "it makes a call that is not available in async code")
    static let order = Unconvertible(reason: "code after a call of the handler would run before the handler")
    static let both = Unconvertible(reason: "the function that takes the handler may pass it a value beside an error")
    static let outOfStep = Unconvertible(
        reason: "it answers its calls in their order, and tasks could be answered in another order")
    static let elsewhere = Unconvertible(reason: "the function that takes the handler calls it on another queue")

    /// Those for which `alternative` writes a wrapper instead.
    static let wrapped = [order, goesOn, fallsThrough, endsEarly, caught, hop, deferred, noasync]

    // MARK: - Arguments

    static let otherArguments = Unconvertible(reason: "the handler is called with other arguments than it takes")
    static let givenClosure = Unconvertible(reason: "the handler is called with a closure")
    static let valueBesideError = Unconvertible(reason: "the handler is called with a value beside an error")
    static let someNil = Unconvertible(reason: "the handler is called with several values of which one may be nil")
    static func hides(_ name: String) -> Unconvertible {
        Unconvertible(reason: "`\(name)` is the name of two things in one call", category: "one name for two things")
    }

    // MARK: - Closures

    static let unnamedArguments = Unconvertible(reason: "a closure does not name its arguments")
    static let asyncClosure = Unconvertible(reason: "a closure says that it is async")
    static let throwingClosure = Unconvertible(reason: "a closure says that it throws")
    static let capturedByList = Unconvertible(reason: "a closure captures something by a list")
    static let renamedSelf = Unconvertible(reason: "a closure gives `self` another name")
    static let optionalSelf = Unconvertible(reason: "a closure uses a `self` that may be gone")
}

extension RefusalReason {
    init(_ obstacle: Unconvertible) { self.init(obstacle.reason, obstacle.category) }
}
