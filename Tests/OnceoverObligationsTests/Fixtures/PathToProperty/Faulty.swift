// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

final class Locks {
    private var upper: CheckedContinuation<Int, any Error>?
    private var lower: CheckedContinuation<Int, any Error>?

    // The path leads to the other gate.
    func fillUpper() async throws -> Int {
        try await withCheckedThrowingContinuation { keeper in
            end(\.lower, .failure(Spill.oil))
            upper = keeper  // want "lost-continuation: a second call of"
        }
    }

    private func end(
        _ gate: ReferenceWritableKeyPath<Locks, CheckedContinuation<Int, any Error>?>, _ result: Result<Int, any Error>
    ) {
        let keeper = self[keyPath: gate]
        self[keyPath: gate] = nil
        keeper?.resume(with: result)
    }
}
