import OnceoverDiagnostics

/// Why a function is left as it is: in the words of the user's source, and as a category that can be counted.
struct RefusalReason: Error, Hashable, Sendable {
    let text: String
    let category: String
    var witness: [Note] = []
    /// What is in the way elsewhere; the text says it, too.
    var cause: RefusalCause?

    init(_ text: String, _ category: String, witness: [Note] = [], cause: RefusalCause? = nil) {
        self.text = text
        self.category = category
        self.witness = witness
        self.cause = cause
    }

    /// What code at a place does is in the way.
    init(at place: Location, _ reason: String, _ category: String) {
        self.init("\(place.pathAndLine) \(reason)", category, cause: RefusalCause(at: place, reason: reason))
    }
}

extension RefusalReason {
    static let macro = Self("`@Async` already makes its async form", "has a macro")
    static let override = Self(
        "it overrides a function; the async form of that function will call it", "overrides a function")
    static let optionalRequirement = Self(
        "it is an optional requirement, which a type need not implement", "optional requirement")
    static let unavailable = Self("it is marked as unavailable", "unavailable")
    static let isOperator = Self("it is an operator, which cannot be called by its name", "an operator")
    static let rethrowing = Self("it is marked `rethrows`, which `convert` does not support", "rethrows")
    static func consuming(_ modifier: String) -> Self {
        Self("it is marked `\(modifier)`, which `convert` does not support", "consumes self")
    }
    static let delegateCallback = Self(
        "it implements a delegate method of the system, and that method has its own async form", "delegate's method")
    static let privateProtocol = Self(
        "the protocol is private to a type, so no extension can add an async form to it", "private protocol")

    static let hiddenByParameter = Self(
        "a parameter has the name of the function, so the async form would call the parameter",
        "parameter has the function's name")

    static func losesResult(_ type: String) -> Self {
        Self("it returns `\(type)`, and its async form could not return that too", "returns a value")
    }

    static func genericError(_ name: String) -> Self {
        Self(
            "the generic type `\(name)` would stand only after `throws`, where the compiler cannot infer it",
            "generic error")
    }

    static func endsOtherwise(_ name: String, _ other: String) -> Self {
        Self(
            "some paths call `\(other)` instead of `\(name)`, and `\(other)` takes no error that could be thrown",
            "ends with another handler")
    }

    static func losesToken(_ type: String) -> Self {
        Self(
            "it returns `\(type)`, with which a caller can cancel, and its async form could not return that too",
            "returns a cancellation token"
        )
    }

    static func handlerReturns(_ name: String) -> Self {
        Self("`\(name)` must return a value, which an async caller cannot provide", "handler returns a value")
    }

    static func handlerDoesNotEscape(_ name: String) -> Self {
        Self(
            "`\(name)` does not escape: it is called before the function returns, so there is nothing to wait for",
            "handler does not escape")
    }

    static func unknownType(_ name: String, _ type: String) -> Self {
        Self(
            "`\(name)` has the type `\(type)`, which none of these files declares; pass the file that declares it, too",
            "handler's type unknown")
    }

    static func unforwardable(_ name: String, _ what: String) -> Self {
        Self("the parameter `\(name)` is \(what), so an async form cannot pass it on", "parameter cannot be handed on")
    }

    static func calledInAsyncCode(_ place: Location) -> Self {
        Self(
            at: place,
            "calls it without its handler in async code; that would become a call of the async form without `await`",
            "called without its handler in async code")
    }
}

extension RefusalReason {
    /// - Parameter isAsync: whether what is there has the async form already, and does not get it.
    static func sameForm(_ other: OtherFunction, isAsync: Bool) -> Self {
        let what = isAsync ? "" : "the async form of "
        return Self(
            "its async form would have the same name and parameters as \(what)\(other.text)",
            "same async form as another", cause: other.cause("has the same async form"))
    }
}

/// A function that a reason names, with its place.
struct OtherFunction: Hashable, Sendable {
    let symbol: String
    let location: Location

    /// `` `Store.load(id:)` (Store.swift:12) ``
    var text: String { "`\(symbol)` (\(location.pathAndLine))" }

    func cause(_ reason: String) -> RefusalCause { RefusalCause(at: location, symbol: symbol, reason: reason) }
}

extension Project {
    func named(_ function: ProjectFunction) -> OtherFunction {
        OtherFunction(symbol: function.symbol, location: files[function.file].location(of: function.node.name))
    }
}
