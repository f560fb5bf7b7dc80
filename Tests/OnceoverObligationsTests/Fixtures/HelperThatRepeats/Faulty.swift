// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

final class Foghorn {
    private func everyMinute(_ body: @escaping (Int) -> Void) {
        Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in body(1) }
    }

    func sounded() async -> Int {
        await withCheckedContinuation { continuation in
            everyMinute { continuation.resume(returning: $0) }  // want "repeating-callback: .continuation."
        }
    }
}
