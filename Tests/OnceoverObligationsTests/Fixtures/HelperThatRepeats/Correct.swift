// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

final class Foghorn {
    private func nextMinute(_ body: @escaping (Int) -> Void) {
        Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { timer in
            timer.invalidate()
            body(1)
        }
    }

    func sounded() async -> Int {
        await withCheckedContinuation { continuation in
            nextMinute { continuation.resume(returning: $0) }
        }
    }
}
