// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

/// What clears the property on the way out does not answer the local of that name.
final class Mast {
    private var waiting: CheckedContinuation<Int, Never>?

    func height() async -> Int {
        await withCheckedContinuation { waiting in
            self.climb(1)
            waiting.resume(returning: 12)
        }
    }

    private func climb(_ step: Int) {}
}
