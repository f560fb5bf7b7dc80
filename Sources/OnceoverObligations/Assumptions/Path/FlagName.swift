import OnceoverVocabulary

/// Names that people give to flags.
enum FlagName {
    /// Whether a flag of this name says that something was done that is done once: `self.didResume`, `state.resumed`,
    /// `wasAlreadyDone`.
    static func saysSettled(_ name: String) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let words = last.split(whereSeparator: { !$0.isLetter }).joined().lowercased()
        guard let verb = Vocabulary.doneFlagVerbs.first(where: words.hasSuffix) else { return false }
        let tense = words.dropLast(verb.count)
        return tense.isEmpty
            ? Vocabulary.plainDoneFlags.contains(verb) : Vocabulary.doneFlagTenses.contains(String(tense))
    }

    /// Whether a flag of this name says that there is nothing to wait for any more: `isTimeout`, `timedOut`, `wasCancelled`.
    static func saysOver(_ name: String) -> Bool {
        let words = name.split(whereSeparator: { !$0.isLetter }).joined().lowercased()
        return Vocabulary.overFlagEndings.contains(where: words.hasSuffix)
    }
}
