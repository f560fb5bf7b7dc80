import Onceover

enum TideError: Error { case unknown }

struct Tide {
    func any(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) { completion(.success(1)) }

    nonisolated(nonsending) func any() async throws -> Int {
        try await withOnceContinuation(of: Int.self) { continuation in
            any { continuation.resume(with: $0) }
        }
    }

    func typed(completion: @escaping @Sendable (Result<Int, TideError>) -> Void) { completion(.failure(.unknown)) }

    nonisolated(nonsending) func typed() async throws(TideError) -> Int {
        try await withOnceContinuation(of: Int.self, throwing: TideError.self) { continuation in
            typed { continuation.resume(with: $0) }
        }
    }

    func never(completion: @escaping @Sendable (Result<Int, Never>) -> Void) { completion(.success(2)) }

    nonisolated(nonsending) func never() async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            never { continuation.resume(with: $0) }
        }
    }

    func done(completion: @escaping @Sendable (Result<Void, any Error>) -> Void) { completion(.success(())) }

    nonisolated(nonsending) func done() async throws {
        try await withOnceContinuation(of: Void.self) { continuation in
            done { continuation.resume(with: $0) }
        }
    }
}
