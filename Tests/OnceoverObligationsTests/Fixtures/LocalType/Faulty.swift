// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import Foundation

/// It answers whoever asks, until it is shut.
func launch(_ radio: any Radio) async throws -> Ship? {
    actor Launched {
        private var hasAnswer = false

        func take() -> Bool {
            guard !hasAnswer else { return false }
            return true
        }

        func shut() { hasAnswer = true }
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
            if await launched.take() {  // want "unresumed-path"
                continuation.resume(throwing: CancellationError())  // want "double-resume"
            }
        }
    }
}
