/// Names that people give to flags.
enum FlagName {
    /// Whether a flag of this name says that something was done that is done once: `self.didResume`, `state.resumed`,
    /// `wasAlreadyDone`.
    static func saysSettled(_ name: String) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let words = last.split(whereSeparator: { !$0.isLetter }).joined().lowercased()
        guard let verb = verbs.first(where: words.hasSuffix) else { return false }
        let tense = words.dropLast(verb.count)
        return tense.isEmpty ? plain.contains(verb) : tenses.contains(String(tense))
    }

    /// Whether a flag of this name says that there is nothing to wait for any more: `isTimeout`, `timedOut`, `wasCancelled`.
    static func saysOver(_ name: String) -> Bool {
        let words = name.split(whereSeparator: { !$0.isLetter }).joined().lowercased()
        return ends.contains(where: words.hasSuffix)
    }

    private static let ends = ["timeout", "timedout", "cancelled", "canceled", "expired", "aborted"]

    private static let verbs = [
        "resumed", "resume", "done", "called", "fired", "settled", "fulfilled", "responded", "answered", "replied",
        "completed", "complete", "finished", "finish", "fire", "call", "settle", "respond", "answer",
    ]
    private static let plain: Set = ["resumed", "settled", "done", "fulfilled", "responded", "answered"]
    private static let tenses: Set = [
        "did", "has", "was", "already", "hasalready", "wasalready", "is", "hasbeen", "isalready", "havebeen",
    ]
}
