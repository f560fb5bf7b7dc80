import OnceoverObligations

/// What `missing-delegate-exit` says.
enum MissingDelegateExitMessage {
    /// - Parameter occasion: with what the callback comes, if it answers otherwise.
    static func text(of obligation: Obligation, callback: String, occasion: String?) -> String {
        let words = ["when `\(callback)` is called", occasion].compactMap { $0 }
        return obligation.notDischarged("not", words.joined(separator: " "))
    }
}
