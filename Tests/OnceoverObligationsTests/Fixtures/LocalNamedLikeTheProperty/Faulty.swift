// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// What clears the property on the way out does not answer the local of that name.
final class Mast {
    private var waiting: CheckedContinuation<Int, Never>?

    func height() async -> Int {
        defer { waiting = nil }  // want "lost-continuation"
        return await withCheckedContinuation { waiting in  // want "unresumed-path"
            self.climb(1)
            print(waiting)
        }
    }

    private func climb(_ step: Int) {}
}
