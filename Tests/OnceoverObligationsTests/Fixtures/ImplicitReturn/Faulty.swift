// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

actor Mailbox {
    private var waiting: [String: CheckedContinuation<String, Never>] = [:]

    /// What a continuation's body ends with, nobody is given.
    func letter(from sender: String) async -> String {
        await withCheckedContinuation { continuation in
            waiting.updateValue(continuation, forKey: sender)  // want "lost-continuation: .*.waiting."
        }
    }

    /// Nor what a function ends with that returns nothing.
    func refuse(from sender: String) {
        waiting.removeValue(forKey: sender)  // want "lost-continuation: .*.waiting."
    }

    func arrived(from sender: String, _ text: String) {
        waiting.removeValue(forKey: sender)?.resume(returning: text)
    }
}
