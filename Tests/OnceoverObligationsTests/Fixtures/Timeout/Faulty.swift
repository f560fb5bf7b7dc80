// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Combine

struct Late: Error {}

final class Sluice {
    private let levels = PassthroughSubject<Int, Never>()
    private let gates = PassthroughSubject<Gate, Never>()

    func drain() { gates.send(completion: .finished) }

    // Who stops listening hears of no timeout.
    func flood() async throws {
        try await withCheckedThrowingContinuation { continuation in
            var listening: AnyCancellable?
            listening = levels.setFailureType(to: Late.self)
                .timeout(.seconds(9), scheduler: queue, customError: { Late() })
                .sink { end in
                    if case .failure(let error) = end { continuation.resume(throwing: error) }
                } receiveValue: { level in
                    listening?.cancel()
                    if level > 9 { continuation.resume() }  // want "unresumed-path: .continuation."
                }
        }
    }

    // The subject is ended by another method.
    func open() async throws -> Gate {
        try await withCheckedThrowingContinuation { continuation in
            var listening: AnyCancellable?
            listening = gates.setFailureType(to: Late.self)
                .timeout(.seconds(9), scheduler: queue, customError: { Late() })
                .sink { end in
                    if case .failure(let error) = end {  // want "unresumed-path: .continuation."
                        continuation.resume(throwing: error)
                    }
                } receiveValue: { gate in
                    listening?.cancel()
                    continuation.resume(returning: gate)
                }
        }
    }

    // A timeout without an error is an end without one.
    func close() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            var listening: AnyCancellable?
            listening = levels.setFailureType(to: Late.self)
                .timeout(.seconds(9), scheduler: queue)
                .sink { end in
                    if case .failure(let error) = end {  // want "unresumed-path: .continuation."
                        continuation.resume(throwing: error)
                    }
                } receiveValue: { level in
                    listening?.cancel()
                    continuation.resume(returning: level)
                }
        }
    }

    // Who made the publisher may end it.
    func watch(_ tides: AnyPublisher<Int, Never>) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            var listening: AnyCancellable?
            listening = tides.setFailureType(to: Late.self)
                .timeout(.seconds(9), scheduler: queue, customError: { Late() })
                .sink { end in
                    if case .failure(let error) = end {  // want "unresumed-path: .continuation."
                        continuation.resume(throwing: error)
                    }
                } receiveValue: { level in
                    listening?.cancel()
                    continuation.resume(returning: level)
                }
        }
    }
}
