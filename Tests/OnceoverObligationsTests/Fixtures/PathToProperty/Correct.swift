// verdicts: 0 proved, 0 assumed, 0 violated, 2 unknown

final class Locks {
    private var upper: CheckedContinuation<Int, any Error>?
    private var lower: CheckedContinuation<Int, any Error>?

    func fillUpper() async throws -> Int {
        try await withCheckedThrowingContinuation { keeper in
            end(\.upper, .failure(Spill.oil))
            upper = keeper
        }
    }

    func fillLower() async throws -> Int {
        try await withCheckedThrowingContinuation { keeper in
            end(\Locks.lower, .failure(Spill.oil))
            lower = keeper
        }
    }

    func filled(isUpper: Bool) { end(isUpper ? \.upper : \.lower, .success(1)) }

    private func end(
        _ gate: ReferenceWritableKeyPath<Locks, CheckedContinuation<Int, any Error>?>, _ result: Result<Int, any Error>
    ) {
        let keeper = self[keyPath: gate]
        self[keyPath: gate] = nil
        keeper?.resume(with: result)
    }
}
