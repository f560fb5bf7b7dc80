// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

/// A type that is declared in the body answers the first only.
func launch(_ radio: any Radio) async throws -> Ship? {
    actor Launched {
        private var hasAnswer = false

        func take() -> Bool {
            guard !hasAnswer else { return false }
            hasAnswer = true
            return true
        }
    }
    return try await withCheckedThrowingContinuation { continuation in
        let launched = Launched()
        radio.hail("launch") { ship, error in
            Task {
                guard await launched.take() else { return }
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: ship) }
            }
        }
        Task {
            try? await Task.sleep(for: .seconds(5))
            if await launched.take() { continuation.resume(throwing: CancellationError()) }
        }
    }
}
