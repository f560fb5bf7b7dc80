// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

actor Mailbox {
    private var waiting: [Int: CheckedContinuation<String, Never>] = [:]

    func letter(_ number: Int) async -> String {
        await withCheckedContinuation { waiting.updateValue($0, forKey: number)?.resume(returning: "") }
    }

    /// Who calls is given what it returns.
    private func taken(_ number: Int) -> CheckedContinuation<String, Never>? {
        waiting.removeValue(forKey: number)
    }

    func arrived(_ number: Int, _ text: String) {
        taken(number)?.resume(returning: text)
    }
}
