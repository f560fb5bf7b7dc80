import OnceoverVocabulary

/// Closures of which exactly one runs: `success:`/`failure:`, the buttons of an alert, `.done { }.catch { }`.
package enum AlternativeClosures {
    /// Whether a closure under this label says how the call ended, one way or the other.
    static func isOutcome(label: String) -> Bool {
        outcomeLabels.contains(label)
    }

    /// Whether an argument is a closure that runs only for an error, and receives it: by its label, or behind another
    /// one's for success.
    static func isFailure(_ argument: Int, of arguments: [Argument]) -> Bool {
        if let label = arguments[argument].label { return Vocabulary.failureLabels.contains(label) }
        return arguments[argument].isTrailing
            && arguments.contains { $0.label.map(Vocabulary.successLabels.contains) ?? false }
    }

    /// Whether a method of this name adds one more callback to its receiver, of which one will run.
    static func isOutcome(method: String) -> Bool { Vocabulary.outcomeMethods.contains(method) }

    /// Whether a method of this name offers the user one more choice: `addAction`, `addCancelAction`.
    package static func isChoice(method: String) -> Bool {
        method.hasPrefix("add") && Vocabulary.choiceMethodEndings.contains { method.hasSuffix($0) }
    }

    /// Whether a function of this name makes a choice to be offered: `cancelAction`, `makeOKButton`.
    static func isChoice(made name: String) -> Bool {
        Vocabulary.choiceMakerEndings.contains { name.hasSuffix($0) } && name.first?.isUppercase == false
    }

    /// Whether what stands under this label is offered to the user: `actions:`, `primaryButton:`.
    static func isOffer(label: String) -> Bool {
        Vocabulary.offerLabels.contains(label)
            || Vocabulary.offerLabelEndings.contains { label.hasSuffix($0) }
    }

    /// Whether a type with this name is one of several choices that the user gets.
    package static func isChoice(type: String) -> Bool {
        Vocabulary.choiceTypes.contains(type) || type.hasSuffix("AlertAction")
    }

    private static let outcomeLabels = Vocabulary.successLabels.union(Vocabulary.failureLabels).union(
        Vocabulary.otherOutcomeLabels)
}
