// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

struct Chart {
    let depth: Int

    func sound() async -> Int { await withCheckedContinuation(begin(_:)) }

    private func begin(_ answer: CheckedContinuation<Int, Never>) {
        if depth > 0 { answer.resume(returning: depth) } else { answer.resume(returning: 0) }
    }
}
