public struct Reading {
    public var height: Int
    public init(height: Int) { self.height = height }
}

public final class Meter: Sendable {
    public init() {}

    public func read(completion: @escaping @Sendable (Result<Reading, any Error>) -> Void) {
        completion(.success(Reading(height: 3)))
    }

    public nonisolated(nonsending) func read() async throws -> Reading {
        try await withCheckedThrowingContinuation { continuation in
            read { result in
                // Not `Sendable`, but no other code gets this value.
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    public func peek(completion: @escaping @Sendable (Reading?, (any Error)?) -> Void) {
        completion(Reading(height: 4), nil)
    }

    public nonisolated(nonsending) func peek() async throws -> Reading {
        try await withCheckedThrowingContinuation { continuation in
            peek { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    // Not `Sendable`, but no other code gets this value.
                    nonisolated(unsafe) let value = value
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    public func measure(completion: @escaping (Reading) -> (Void)) { completion(Reading(height: 5)) }

    public nonisolated(nonsending) func measure() async -> Reading {
        await withCheckedContinuation { continuation in
            measure { value in
                // Not `Sendable`, but no other code gets this value.
                nonisolated(unsafe) let value = value
                continuation.resume(returning: value)
            }
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
