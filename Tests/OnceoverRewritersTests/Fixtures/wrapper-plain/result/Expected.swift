enum TideError: Error { case unknown }

struct Tide {
    func any(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) { completion(.success(1)) }

    nonisolated(nonsending) func any() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            any { continuation.resume(with: $0) }
        }
    }

    func typed(completion: @escaping @Sendable (Result<Int, TideError>) -> Void) { completion(.failure(.unknown)) }

    nonisolated(nonsending) func typed() async throws(TideError) -> Int {
        let result: Result<Int, TideError> = await withCheckedContinuation { continuation in
            typed { continuation.resume(returning: $0) }
        }
        return try result.get()
    }

    func never(completion: @escaping @Sendable (Result<Int, Never>) -> Void) { completion(.success(2)) }

    nonisolated(nonsending) func never() async -> Int {
        await withCheckedContinuation { continuation in
            never { continuation.resume(with: $0) }
        }
    }

    func done(completion: @escaping @Sendable (Result<Void, any Error>) -> Void) { completion(.success(())) }

    nonisolated(nonsending) func done() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            done { continuation.resume(with: $0) }
        }
    }
}
