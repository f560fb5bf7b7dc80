// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// What the deadline calls forgets who waits.
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
            Task { self.forget() }
        }
    }

    func answered(_ number: Int) {
        answers.removeValue(forKey: number)?.resume(returning: true)
        last?.resume(returning: true)
        last = nil
    }

    private func expire(_ number: Int) {
        guard answers[number] != nil else { return }
        answers[number] = nil  // want "lost-continuation: what .answers. holds is dropped"
    }

    private func forget() {
        last = nil  // want "lost-continuation: what .last. holds is dropped"
    }
}
