/// Why a piece of a body cannot be written without callbacks.
struct Unconvertible: Error, Equatable {
    let reason: String
    /// Whether a continuation would not help either.
    var isFinal = false

    static let handlerIsTested = Unconvertible(reason: "the handler is tested for nil, or another value has its name")
    static let group = Unconvertible(reason: "a task group cannot do what the dispatch group is used for")
    static let loop = Unconvertible(reason: "the handler is called in a loop")
    static let stored = Unconvertible(reason: "the handler is stored or passed on")
    static let goesOn = Unconvertible(reason: "code runs after the call of the handler")
    static let unknownCallee = Unconvertible(reason: "the function that takes the handler has no async form")
    static let deferred = Unconvertible(reason: "a `defer` would run later than before")
    static let noasync = Unconvertible(reason: "it makes a call that is not available in async code")
    static let order = Unconvertible(reason: "code after a call of the handler would run before the handler")
    static let both = Unconvertible(reason: "the function that takes the handler may pass it a value beside an error")
    static let outOfStep = Unconvertible(
        reason: "it calls back later, in the order of its calls, and tasks that have waited could overtake each other")
    static let elsewhere = Unconvertible(reason: "the function that takes the handler calls it on another queue")
}
