// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

struct Chart {
    let depth: Int

    func sound() async -> Int { await withCheckedContinuation(begin(_:)) }

    private func begin(_ answer: CheckedContinuation<Int, Never>) {
        if depth > 0 { answer.resume(returning: depth) }  // want "unresumed-path: .answer."
    }
}
