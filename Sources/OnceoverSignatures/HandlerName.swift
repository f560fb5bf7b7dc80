import OnceoverVocabulary

/// Which parameters are completion handlers, by the names that people give them.
package enum HandlerName {
    /// Whether a closure parameter with this name or label is called once, at an end.
    package static func isCompletion(_ name: String) -> Bool {
        guard !isEvent(name) else { return false }
        return Vocabulary.completionHandlers.contains(name)
            || Vocabulary.completionHandlerEndings.contains { name.hasSuffix($0) }
    }

    /// Whether the name says that a closure is called when a function is done: `load(then:)`. The next step of a helper
    /// has the same name.
    package static func isNext(_ name: String) -> Bool { name == "then" }

    /// Whether the name of a completion handler says that it is for one of several steps: `stepCompletion`.
    package static func isOfStep(_ name: String) -> Bool {
        Vocabulary.stepNames.contains { isCompletion(name, of: $0) }
    }

    /// Whether the name of a completion handler does not say what it receives: `completion`, `completionHandler`.
    package static func isPlain(_ name: String) -> Bool {
        Vocabulary.plainHandlers.contains(name)
    }

    /// Whether the name says that a closure is for an end, or that code waits for its answer: `completion`, `onDone`,
    /// `decisionHandler`, but not `callback`.
    package static func isOfEnd(_ name: String) -> Bool {
        isNext(name) || mentions(ends, Array(name.utf8.map { $0 | 0x20 }))
    }

    /// Whether the name says no more than that a closure is called.
    package static func isVague(_ name: String) -> Bool {
        Vocabulary.vagueHandlers.contains(name)
    }

    /// Whether the name says that a closure is called, also with what, but neither that it is for an end nor that code
    /// waits for its answer: `callback`, `resultHandler`.
    package static func isCallback(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return isVague(name)
            || Vocabulary.callbackEndings.contains { lowered.hasSuffix($0) }
    }

    /// Whether the name suits a completion handler better than what has another name, if one of several closures is one.
    package static func suggestsCompletion(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return Vocabulary.likelyHandlerEndings.contains { lowered.hasSuffix($0) }
    }

    /// Whether a label says that the closure behind it is no completion handler, whatever its name: `expirationHandler
    /// handler`, `onSuccess completion`, `or handler`.
    package static func isOther(label: String) -> Bool {
        guard !isCompletion(label) else { return false }
        return Vocabulary.otherLabels.contains(label) || isProgress(label)
            || isNamedForEvent(label)
            || Vocabulary.callbackLabelEndings.contains { label.hasSuffix($0) }
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
        name.hasSuffix("Success") || Vocabulary.answeringHandlers.contains(name)
            || isNamed(name, for: Vocabulary.successHandlers)
    }

    package static func isFailure(_ name: String) -> Bool {
        name.hasSuffix("Failure") || isNamed(name, for: Vocabulary.failureHandlers)
    }

    /// Whether a closure with this name is for a cancellation: `onCancel`, `cancelHandler`.
    package static func isCancellation(_ name: String) -> Bool { isNamed(name, for: Vocabulary.cancellationHandlers) }

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
        return !isCompletion(name) && Vocabulary.pieceNames.contains { lowered.contains($0) }
    }

    private static let ends: [[UInt8]] =
        Vocabulary.handlerEndParts.map { Array($0.utf8) }
    private static let kinds: Set = Set([""] + Vocabulary.handlerKinds.map { Substring($0) })
    private static let happenings: [[UInt8]] =
        Vocabulary.happeningParts.map { Array($0.utf8) }
    private static let measures: [[UInt8]] = Vocabulary.progressParts.map { Array($0.utf8) }
    /// What the user does, again and again; but `pressCompletion` is called when that is done.
    private static let uses: [[UInt8]] = Vocabulary.useParts.map { Array($0.utf8) }
}
