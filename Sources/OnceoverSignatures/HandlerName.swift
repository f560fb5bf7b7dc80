/// Which parameters are completion handlers, by the names that people give them.
package enum HandlerName {
    /// Whether a closure parameter with this name or label is called once, at an end.
    package static func isCompletion(_ name: String) -> Bool {
        guard !isEvent(name) else { return false }
        return exact.contains(name) || suffixes.contains { name.hasSuffix($0) }
    }

    /// Whether the name says that a closure is called when a function is done: `load(then:)`. The next step of a helper
    /// has the same name.
    package static func isNext(_ name: String) -> Bool { name == "then" }

    /// Whether the name of a completion handler says that it is for one of several steps: `stepCompletion`.
    package static func isOfStep(_ name: String) -> Bool {
        ["step", "item", "part", "partial", "single"].contains { isCompletion(name, of: $0) }
    }

    /// Whether the name of a completion handler says nothing of what it hears: `completion`, `completionHandler`.
    package static func isPlain(_ name: String) -> Bool {
        ["completion", "completionHandler", "completionBlock", "completionCallback", "completionClosure"].contains(name)
    }

    /// Whether the name says that a closure is for an end, or that code waits for its answer: `completion`, `onDone`,
    /// `decisionHandler`, but not `callback`.
    package static func isOfEnd(_ name: String) -> Bool {
        isNext(name) || mentions(ends, Array(name.utf8.map { $0 | 0x20 }))
    }

    /// Whether the name says no more than that a closure is called.
    package static func isVague(_ name: String) -> Bool {
        ["callback", "callBack", "handler", "block", "closure"].contains(name)
    }

    /// Whether the name says that a closure is called, also with what, but neither that it is for an end nor that code
    /// waits for its answer: `callback`, `resultHandler`.
    package static func isCallback(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return isVague(name)
            || ["resulthandler", "responsehandler", "resultcallback"].contains { lowered.hasSuffix($0) }
    }

    /// Whether the name suits a completion handler better than what has another name, if one of several closures is one.
    package static func suggestsCompletion(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return endings.contains { lowered.hasSuffix($0) }
    }

    /// Whether a label says that the closure behind it is no completion handler, whatever its name: `expirationHandler
    /// handler`, `onSuccess completion`, `or handler`.
    package static func isOther(label: String) -> Bool {
        guard !isCompletion(label) else { return false }
        return ["or", "to", "else"].contains(label) || isProgress(label)
            || isNamedForEvent(label)
            || ["Handler", "Callback", "Block"].contains { label.hasSuffix($0) }
    }

    /// `onTide`, of a function or of a closure.
    package static func isNamedForEvent(_ name: String) -> Bool {
        name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    }

    /// `percentageCompletion`, `fractionDone`, `progress`: how much is done, time after time.
    private static func isProgress(_ label: String) -> Bool {
        let lowered = Array(label.utf8.map { $0 | 0x20 })
        return mentions(measures, lowered)
    }

    /// Whether a closure of this name is called where one that `isFailure` is not.
    package static func isSuccess(_ name: String) -> Bool {
        name.hasSuffix("Success") || answers.contains(name) || isNamed(name, for: successes)
    }

    package static func isFailure(_ name: String) -> Bool {
        name.hasSuffix("Failure") || isNamed(name, for: failures)
    }

    /// Whether a closure with this name is for a cancellation: `onCancel`, `cancelHandler`.
    package static func isCancellation(_ name: String) -> Bool { isNamed(name, for: cancellations) }

    /// Whether one of some words is left of a name without what it has in common with other handlers: `error` of `onError`
    /// and `errorHandler`, `failure` of `failureCallback`.
    private static func isNamed(_ name: String, for outcomes: [String]) -> Bool {
        outcomes.contains { name.hasPrefix($0) && kinds.contains(name.dropFirst($0.count)) }
    }

    /// `successCompletion`, `failureCompletionHandler`
    package static func isCompletion(_ name: String, of outcome: String) -> Bool {
        name.hasPrefix(outcome) && name.dropFirst(outcome.count).hasPrefix("Completion")
    }

    /// Whether a closure with this name or label receives events meanwhile, as `loggingHandler` and `progress` do.
    package static func isEvent(_ name: String) -> Bool {
        let lowered = Array(name.utf8.map { $0 | 0x20 })
        return name.hasPrefix("intercept") || name.hasPrefix("per") && name.dropFirst(3).first?.isUppercase == true
            || mentions(happenings, lowered) || mentions(measures, lowered)
            || mentions(uses, lowered) && !mentions([Array("completion".utf8)], lowered)
    }

    private static func mentions(_ words: [[UInt8]], _ name: [UInt8]) -> Bool {
        words.contains { word in
            guard name.count >= word.count else { return false }
            return (0...name.count - word.count).contains { name[$0..<$0 + word.count].elementsEqual(word) }
        }
    }

    /// Whether a closure of this name is called for each of many things as they come: `onChunk`, `messageHandler`.
    package static func hearsOfEach(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return !isCompletion(name) && pieces.contains { lowered.contains($0) }
    }

    private static let ends: [[UInt8]] =
        (["complet", "done", "finish", "reply", "decision", "succe", "fail"] as [String]).map { Array($0.utf8) }
    private static let pieces = [
        "chunk", "message", "packet", "frame", "tick", "sample", "reading", "receive", "progress", "change", "update",
    ]
    private static let exact: Set<String> = [
        "completion", "completionHandler", "completionBlock", "completed", "handler", "callback", "reply",
        "replyHandler", "decisionHandler", "onCompletion", "onComplete", "onDone", "done", "resultHandler",
        "responseHandler", "withReplyTo", "withReply", "fetchCompletionHandler", "completionCallback", "whenDone",
        "onFinish", "onFinished", "finished", "onResult", "resultCallback", "completionClosure", "callBack",
    ]
    private static let suffixes = [
        "Completion", "CompletionHandler", "CompletionBlock", "CompletionCallback", "DecisionHandler", "ReplyHandler",
        "ResultHandler", "ResponseHandler", "ResultCallback",
    ]
    private static let endings = ["completion", "handler", "callback", "completionblock", "reply"]
    private static let answers: Set<String> = ["replyHandler", "responseHandler", "resultHandler"]
    private static let successes = [
        "success", "succeed", "succeeded", "onSuccess", "onSucceed", "onSucceeded", "resolve", "resolver", "fulfill",
    ]
    private static let failures = [
        "failure", "fail", "failed", "error", "onFailure", "onFail", "onFailed", "onError",
        "nonComplete", "noncomplete", "nonCompleted", "noncompleted", "notCompleted", "unsuccess", "reject", "rejecter",
    ]
    private static let cancellations = [
        "cancel", "canceled", "cancelled", "cancellation", "onCancel", "onCanceled", "onCancelled", "onCancellation",
    ]
    private static let kinds: Set<Substring> = [
        "", "CompletionHandler", "CompletionBlock", "Completion", "Handler", "Callback", "CallBack", "Block", "Closure",
    ]
    private static let happenings: [[UInt8]] =
        ([
            "update", "event", "change", "error", "failure", "retry", "config", "cancel", "terminat",
            "each", "observ", "subscri", "value", "log", "state",
        ] as [String]).map { Array($0.utf8) }
    private static let measures: [[UInt8]] = (["progress", "percent", "fraction"] as [String]).map { Array($0.utf8) }
    /// What the user does, again and again; but `pressCompletion` is called when that is done.
    private static let uses: [[UInt8]] = (["tap", "press", "click", "select"] as [String]).map { Array($0.utf8) }
}
