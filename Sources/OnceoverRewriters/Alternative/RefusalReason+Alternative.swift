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
        } else if let reason = function.parameterOfTheCall {
            self = reason
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
            self = candidate.unprovedReason
        } else {
            return nil
        }
    }

    static let overridden = Self("a subclass overrides it, and async callers must reach the override", "overridden")
    static let open = Self("it is open, and async callers must reach overrides in other modules", "open")
    static let throwsItself = Self(
        "it can throw an error itself, besides calling its handler", "throws besides calling back")
    static let returnsBesides = Self("it returns a value besides calling its handler", "returns a value")
    static let mutating = Self("it changes a value type, and a task could only change a copy", "mutating")
    static func parameterOfTheCall(_ name: String, isAutoclosure: Bool) -> Self {
        let what = isAutoclosure ? "an autoclosure" : "a closure that does not escape"
        return Self(
            "the parameter `\(name)` is \(what), which a task cannot keep", "parameter does not outlive the call")
    }
    static let unnamed = Self("a parameter has no name, so the task cannot pass it on", "parameter without a name")
    static let errorType = Self(
        "its handler takes one type of error, but the async form could throw another; try `--as wrapper`",
        "handler's error type")
    static let endsUnheard = Self(
        "it stores a handler that takes no error, so a waiting call could not learn that a later call replaced it",
        "stored handler hears of no error")
    static let ownQueue = Self("it calls back on a queue of its own", "calls back on a queue of its own")
    static let keptForOthers = Self(
        "it stores its handler for other code to call, on a queue that is not known", "calls back on a queue of its own"
    )
    static let givenCode = Self(
        "it passes its handler to a closure that it was given, and that code may rely on the caller's queue",
        "runs code that it is given"
    )
    static let valueBesideError = Self(
        "its handler may receive a value and an error at once, and an async function gives one of them",
        "value beside an error")
    static let callsBackLater = Self(
        "it may call its handler before it returns; a task that starts later would call it later",
        "calls back before it returns")
    static let actsLater = Self(
        "it does something before it returns; a task that starts later would do that later", "acts before it returns")
    static let overtaken = Self(
        "it belongs to no actor, so the task of a later call could run before the task of an earlier one",
        "calls could overtake each other")
    static let outOfStep = Self(Unconvertible.outOfStep.reason, "calls could overtake each other")
    static let otherQueue = Self(
        "it calls back on a queue on which a task would not continue", "calls back in several places")
    static let severalQueues = Self("it calls back on different queues", "calls back in several places")
    static let emptyBody = Self("its body is empty, so it never calls its handler; write the body first", "empty body")
    static let notProved = Self("it is not proved that it calls its handler exactly once", "not proved")

    /// Whether a wrapper is what is asked for in such a case.
    var isWrapped: Bool {
        [
            Self.overridden, .open, .unnamed, .ownQueue, .givenCode, .valueBesideError, .callsBackLater, .actsLater,
            .overtaken, .outOfStep, .otherQueue, .severalQueues, .keptForOthers, .throwsItself, .endsUnheard,
        ].contains(self)
            || Unconvertible.wrapped.contains { $0.reason == text }
    }
}

extension ProjectFunction {
    /// Whether it is a stub: nothing stands between its braces.
    var hasEmptyBody: Bool { node.body?.statements.isEmpty ?? false }

    /// Names an argument that may be gone when a task that was started begins.
    var parameterOfTheCall: RefusalReason? {
        for parameter in parameters {
            guard let type = HandlerType(parameter.type), type.isAutoclosure || !type.isEscaping else { continue }
            return .parameterOfTheCall(parameter.internalName, isAutoclosure: type.isAutoclosure)
        }
        return nil
    }
}

extension Candidate {
    /// Why the handler cannot go as long as it is not proved that it is called once.
    var unprovedReason: RefusalReason {
        storageObstacle ?? (function.hasEmptyBody ? .emptyBody : .notProved)
    }

    /// `(Int?, LoadError?)`: the async function throws any error, which the old handler could not be given.
    var hasOwnErrorType: Bool {
        if case .typed = handler.outcome.failure { return false }
        return switch handler.shape {
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
