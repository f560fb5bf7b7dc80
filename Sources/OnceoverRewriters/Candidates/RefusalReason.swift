import OnceoverDiagnostics

/// Why a function is left as it is: in the words of the user's source, and as a category that can be counted.
struct RefusalReason: Error, Hashable, Sendable {
    let text: String
    let category: String
    var witness: [Note] = []

    init(_ text: String, _ category: String, witness: [Note] = []) {
        self.text = text
        self.category = category
        self.witness = witness
    }
}

extension RefusalReason {
    static let macro = Self("`@Async` makes its async form already", "has a macro")
    static let override = Self(
        "it overrides a function, whose async form will call it", "overrides a function")
    static let optionalRequirement = Self("an optional requirement may have no implementation", "optional requirement")
    static let unavailable = Self("it is marked as unavailable", "unavailable")
    static let isOperator = Self("an operator cannot be called by its name", "an operator")
    static let rethrowing = Self("it rethrows what its argument throws", "rethrows")
    static let consuming = Self("it consumes or borrows what it is called on", "consumes self")
    static let delegateCallback = Self(
        "the system calls it as a delegate's method, which has an async form of its own", "delegate's method")
    static let privateProtocol = Self(
        "the protocol is private to a type, where an extension cannot name it", "private protocol")

    static let hiddenByParameter = Self(
        "a parameter has its name, and would be called in its place", "parameter has the function's name")

    static func losesResult(_ type: String) -> Self {
        Self("it returns `\(type)`, which its async form would lose", "returns a value")
    }

    static func genericError(_ name: String) -> Self {
        Self("`\(name)` would stand nowhere but behind `throws`, where no call says what it is", "generic error")
    }

    static func endsOtherwise(_ name: String, _ other: String) -> Self {
        Self(
            "`\(name)` is not called on every path: `\(other)` may be called instead, and brings no error to throw",
            "ends with another handler")
    }

    static func losesToken(_ type: String) -> Self {
        Self(
            "it returns `\(type)`, by which a caller can cancel, and which its async form would lose", "returns a token"
        )
    }

    static func handlerReturns(_ name: String) -> Self {
        Self("`\(name)` returns a value, which no async caller can give", "handler returns a value")
    }

    static func handlerDoesNotEscape(_ name: String) -> Self {
        Self("`\(name)` does not escape, so it is called before the function returns", "handler does not escape")
    }

    static func unknownType(_ name: String, _ type: String) -> Self {
        Self("`\(name)` is of the type `\(type)`, whose declaration is not among these files", "handler's type unknown")
    }

    static func unforwardable(_ name: String, _ what: String) -> Self {
        Self("the parameter `\(name)` is \(what), and cannot be handed on", "parameter cannot be handed on")
    }

    static func calledInAsyncCode(_ place: String) -> Self {
        Self(
            "\(place) leaves the handler out in async code, and would call the async form without `await`",
            "called without its handler in async code")
    }
}

extension RefusalReason {
    static func sameForm(_ symbol: String) -> Self {
        Self("its async form would be the same as that of `\(symbol)`", "same async form as another")
    }
}
