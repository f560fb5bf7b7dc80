import OnceoverVocabulary

/// Words that say of a call that it is left out, and that this is meant: `no callback after cancellation`.
enum OmittedCall {
    /// Whether a clause of a comment says so, by its words in lower case.
    ///
    /// - Parameter isCall: whether a word means the call: `completion`, `callbacks`.
    static func isSaid(by words: [String], of isCall: (String) -> Bool) -> Bool {
        isDenied(words, isCall) || isForgone(words, isCall) || isWarnedOf(words, isCall)
    }

    /// `no callback after cancellation`, but not `no completion given`, which says what there is.
    private static func isDenied(_ words: [String], _ isCall: (String) -> Bool) -> Bool {
        guard words.count > 1, words[0] == "no", isCall(words[1]) else { return false }
        return words.count == 2 || Vocabulary.circumstanceWords.contains(words[2])
    }

    /// `return without calling completion`, `never call the handler here`
    private static func isForgone(_ words: [String], _ isCall: (String) -> Bool) -> Bool {
        zip(words, words.dropFirst()).enumerated().contains { index, pair in
            forgoing.contains { $0 == pair } && words.dropFirst(index + 2).prefix(4).contains(where: isCall)
        }
    }

    /// `calling completion here would start another round`
    private static func isWarnedOf(_ words: [String], _ isCall: (String) -> Bool) -> Bool {
        guard let index = words.firstIndex(of: "calling") else { return false }
        let behind = words[(index + 1)...]
        return behind.prefix(3).contains(where: isCall) && behind.prefix(7).contains("would")
    }

    private static let forgoing = [("without", "calling"), ("not", "calling"), ("never", "call")]
}
