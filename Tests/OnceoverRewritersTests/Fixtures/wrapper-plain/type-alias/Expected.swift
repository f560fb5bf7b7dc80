typealias Completion<Value> = @Sendable (Result<Value, any Error>) -> Void

struct Buoy {
    typealias Answer = (Int?, Error?) -> Void
    typealias Reading = Result<Double, any Error>

    func light(completion: @escaping Completion<Bool>) { completion(.success(true)) }

    nonisolated(nonsending) func light() async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            light { continuation.resume(with: $0) }
        }
    }

    func depth(completion: @escaping Answer) { completion(7, nil) }

    nonisolated(nonsending) func depth() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            depth { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    func height(completion: @escaping @Sendable (Reading) -> Void) { completion(.success(0.5)) }

    nonisolated(nonsending) func height() async throws -> Double {
        try await withCheckedThrowingContinuation { continuation in
            height { continuation.resume(with: $0) }
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
