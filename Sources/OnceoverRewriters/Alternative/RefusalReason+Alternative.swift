import OnceoverSignatures
import SwiftSyntax

extension RefusalReason {
    /// Why a function cannot become a shim in front of an async one; nil where it can.
    init?(replacingBodyOf candidate: Candidate, in project: Project) {
        let function = candidate.function
        let others = project.index.functions(named: function.name)
        if others.contains(where: { $0.isOverride && $0.labels == function.labels }) {
            self = .overridden
        } else if function.node.modifiers.contains(where: { $0.name.text == "open" }) {
            self = .open
        } else if function.node.throwsItself {
            self = .throwsItself
        } else if function.node.signature.returnClause.map({ !$0.type.isVoid }) ?? false {
            self = .returnsBesides
        } else if function.node.modifiers.contains(where: { $0.name.text == "mutating" }) {
            self = .mutating
        } else if function.parameters.contains(where: { $0.internalName == "_" }) {
            self = .unnamed
        } else if function.hasParametersOfTheCall {
            self = .nonEscapingClosures
        } else if candidate.hasOwnErrorType {
            self = .errorType
        } else if candidate.endsUnheard {
            self = .endsUnheard
        } else if function.queueParameter != nil {
            self = .ownQueue
        } else if candidate.handsHandlerToClosure(project.index) {
            self = .givenCode
        } else if candidate.tellsValueBesideError {
            self = .valueBesideError
        } else if !candidate.isProved {
            self = candidate.storageObstacle ?? .notProved
        } else {
            return nil
        }
    }

    static let overridden = Self("a subclass overrides it, and async callers have to reach that", "overridden")
    static let open = Self("it is open, and async callers have to reach what overrides it", "open")
    static let throwsItself = Self("it throws before it calls back", "throws besides calling back")
    static let returnsBesides = Self("it returns a value besides calling back", "returns a value")
    static let mutating = Self("it changes a value type, which a task cannot do later", "mutating")
    static let nonEscapingClosures = Self(
        "a parameter is a closure that does not escape, or an autoclosure", "parameter does not outlive the call")
    static let unnamed = Self("a parameter without a name cannot be given to a task", "parameter without a name")
    static let errorType = Self("its handler takes an error of a type of its own", "handler's error type")
    static let endsUnheard = Self(
        "it keeps its handler, which hears of no error: a call that waits could not be told that a later one took its place",
        "stored handler hears of no error")
    static let ownQueue = Self(
        "it calls back on a queue of its own, or where somebody finds what it has kept",
        "calls back on a queue of its own")
    static let givenCode = Self(
        "it hands its handler on to a closure, whose code may count on the caller's queue", "runs code that it is given"
    )
    static let valueBesideError = Self(
        "its handler is told a value beside an error, which no shim could make up", "value beside an error")
    static let callsBackLater = Self(
        "it may call back before it returns, and a task that starts later could not", "calls back before it returns")
    static let actsLater = Self(
        "it does something before it returns, which a task that starts later would do later", "acts before it returns")
    static let overtaken = Self(
        "it belongs to no actor, so tasks of two calls could overtake each other", "calls could overtake each other")
    static let otherQueue = Self(
        "where it calls back differs from path to path, or from where a task goes on", "calls back in several places")
    static let notProved = Self("whether it calls back exactly once is not known", "not proved")

    /// Whether a wrapper is what is asked for in such a case.
    var isWrapped: Bool {
        [
            Self.overridden, .open, .unnamed, .ownQueue, .givenCode, .valueBesideError, .callsBackLater, .actsLater,
            .overtaken, .otherQueue, .throwsItself, .endsUnheard,
        ].contains(self)
            || [Unconvertible.order, .goesOn, .deferred, .noasync].contains { $0.reason == text }
    }
}

extension ProjectFunction {
    /// Whether an argument may be gone when a task that was started begins.
    var hasParametersOfTheCall: Bool {
        parameters.contains { parameter in
            guard let type = HandlerType(parameter.type) else { return false }
            return type.isAutoclosure || !type.isEscaping
        }
    }
}

extension Candidate {
    /// `(Int?, LoadError?)`: the async function throws any error, which the old handler could not be given.
    var hasOwnErrorType: Bool {
        switch handler.shape {
        case .optionalValuesOrError, .valuesOrError, .errorOrDone:
            !isAnyError(handler.types[0].parameters.last?.optionalWrapped)
        case .successFailurePair: !isAnyError(handler.types[1].parameters.first)
        case .done, .values, .result: false
        }
    }

    private func isAnyError(_ type: TypeSyntax?) -> Bool { type.map(handler.types[0].names.isAnyError) ?? false }

    /// Whether a call that gets no answer has to throw, and the old handler takes no error.
    var endsUnheard: Bool {
        guard let stored else { return false }
        return stored.ownHandler.outcome.failure == .never && !stored.endsWithNil
    }

    /// `([Task], Error?)`: beside an error, a shim could give no value but nil or false.
    var tellsValueBesideError: Bool {
        guard handler.shape == .valuesOrError || handler.shape == .optionalValuesOrError else { return false }
        return handler.types[0].parameters.dropLast().contains {
            $0.optionalWrapped == nil && $0.trimmedDescription != "Bool"
        }
    }
}
