/// Why a piece of a body cannot be written without callbacks.
struct Unconvertible: Error, Equatable {
    let reason: String
    /// Whether a continuation would not help either.
    var isFinal = false

    static let handlerIsTested = Unconvertible(reason: "the handler is tested for nil, or its name is given to another")
    static let group = Unconvertible(reason: "the dispatch group is used in a way that no task group has")
    static let loop = Unconvertible(reason: "the handler is called in a loop")
    static let stored = Unconvertible(reason: "the handler is stored or handed on")
    static let goesOn = Unconvertible(reason: "statements run after the handler was called")
    static let unknownCallee = Unconvertible(reason: "what takes the handler has no async form")
    static let deferred = Unconvertible(reason: "a `defer` would run later than it did")
    static let noasync = Unconvertible(reason: "a call must not be made in async code")
    static let order = Unconvertible(reason: "code behind a call of the handler would run before it")
    static let both = Unconvertible(reason: "what takes the handler may tell a value beside an error")
    static let elsewhere = Unconvertible(reason: "what takes the handler calls back on another queue")
}
