// verdicts: 0 proved, 2 assumed, 0 violated, 1 unknown
// proofs assume: one-of-several-runs
import Combine

struct Late: Error {}

final class Lock {
    private let levels = PassthroughSubject<Int, Never>()
    private let gates = PassthroughSubject<Gate, Never>()
    var gatePublisher: AnyPublisher<Gate, Never> { gates.eraseToAnyPublisher() }

    func rise(to level: Int) { levels.send(level) }
    func move(_ gate: Gate) { gates.send(gate) }

    // A level that is too low is followed by another one, or by the failure.
    func flood() async throws {
        try await withCheckedThrowingContinuation { continuation in
            var listening: AnyCancellable?
            listening = levels.setFailureType(to: Late.self)
                .timeout(.seconds(9), scheduler: queue, customError: { Late() })
                .sink { end in
                    if case .failure(let error) = end {
                        listening?.cancel()
                        continuation.resume(throwing: error)
                    }
                } receiveValue: { level in
                    if level > 9 {
                        listening?.cancel()
                        continuation.resume()
                    }
                }
        }
    }

    // Nobody ends the subject, which is this object's own.
    func open() async throws -> Gate {
        try await withCheckedThrowingContinuation { continuation in
            var listening: AnyCancellable?
            listening = gatePublisher.filter { $0.isOpen }.setFailureType(to: Late.self)
                .timeout(.seconds(9), scheduler: queue, customError: { Late() })
                .sink(
                    receiveCompletion: { end in
                        switch end {
                        case .failure(let error):
                            listening?.cancel()
                            continuation.resume(throwing: error)
                        case .finished: break
                        }
                    },
                    receiveValue: { gate in
                        listening?.cancel()
                        continuation.resume(returning: gate)
                    })
        }
    }

    func close() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            var listening: AnyCancellable?
            listening = levels.setFailureType(to: Late.self)
                .timeout(.seconds(9), scheduler: queue, customError: { Late() })
                .sink { end in
                    guard case .failure(let error) = end else { return }
                    continuation.resume(throwing: error)
                } receiveValue: { level in
                    listening?.cancel()
                    continuation.resume(returning: level)
                }
        }
    }
}
