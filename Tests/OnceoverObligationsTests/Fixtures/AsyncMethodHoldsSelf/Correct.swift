// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Pilot {
    private let radio: any Radio
    private var last: Ship?

    init(radio: any Radio) { self.radio = radio }

    // Whoever called an async method holds the object until it returns.
    func guide(_ name: String) async -> Ship? {
        await withCheckedContinuation { continuation in
            radio.hail(name) { [weak self] ship, _ in
                guard let self else { return }  // assumes object-is-kept
                self.last = ship
                continuation.resume(returning: ship)
            }
        }
    }

    func lead(_ name: String) async throws -> Ship {
        try await withCheckedThrowingContinuation { continuation in
            radio.ask(name) { [weak self] answer in self?.answer(answer, continuation) }  // assumes object-is-kept
        }
    }

    private func answer(_ answer: Result<Ship, any Error>, _ continuation: CheckedContinuation<Ship, any Error>) {
        continuation.resume(with: answer)
    }
}
