// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

actor Signals {
    private var answers: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var last: CheckedContinuation<Bool, Never>?

    func send(_ number: Int) async -> Bool {
        await withCheckedContinuation { continuation in
            answers[number]?.resume(returning: false)
            answers[number] = continuation
            Task {
                try? await Task.sleep(nanoseconds: 5_000_000_000)
                expire(number)
            }
        }
    }

    func sendLast() async -> Bool {
        await withCheckedContinuation { continuation in
            last?.resume(returning: false)
            last = continuation
            Task {
                last?.resume(returning: false)
                self.forget()
            }
        }
    }

    func answered(_ number: Int) {
        answers.removeValue(forKey: number)?.resume(returning: true)
        last?.resume(returning: true)
        forget()
    }

    private func expire(_ number: Int) {
        guard let answer = answers[number] else { return }
        answers[number] = nil
        answer.resume(returning: false)
    }

    private func forget() { last = nil }
}
