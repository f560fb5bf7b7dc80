struct Depth: Sendable {
    func nothingOrError(_ place: Int, completion: @escaping @Sendable (Void?, Error?) -> Void) {
        if place > 0 {
            completion((), nil)  // There is nothing to say.
        } else {
            completion(nil, NoDepth())
        }
    }

    nonisolated(nonsending) func nothingOrError(_ place: Int) async throws -> Void {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            nothingOrError(place) { value, error in
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

    func twiceNothing(_ place: Int, completion: @escaping @Sendable (Void?, Void?, Error?) -> Void) {
        if place > 0 {
            completion((), (), nil)
        } else {
            completion(nil, nil, NoDepth())
        }
    }

    nonisolated(nonsending) func twiceNothing(_ place: Int) async throws -> (Void, Void) {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<(Void, Void), any Error>) in
            twiceNothing(place) { value0, value1, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value0, let value1 {
                    continuation.resume(returning: (value0, value1))
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    func nothingBesideValue(_ place: Int, completion: @escaping @Sendable (Void?, Int?, Error?) -> Void) {
        if place > 0 {
            completion((), place, nil)
        } else {
            completion(nil, nil, NoDepth())
        }
    }

    nonisolated(nonsending) func nothingBesideValue(_ place: Int) async throws -> (Void, Int) {
        try await withCheckedThrowingContinuation { continuation in
            nothingBesideValue(place) { value0, value1, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value0, let value1 {
                    continuation.resume(returning: (value0, value1))
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
        }
    }

    func nothingAndError(_ place: Int, completion: @escaping @Sendable (Void, Error?) -> Void) {
        completion((), place > 0 ? nil : NoDepth())
    }

    nonisolated(nonsending) func nothingAndError(_ place: Int) async throws -> Void {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            nothingAndError(place) { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: value)
                }
            }
        }
    }

    func throwsItself(_ place: Int, completion: @escaping @Sendable (Int) -> Void) throws {
        if place < 0 { throw NoDepth() }
        completion(place)
    }

    nonisolated(nonsending) func throwsItself(_ place: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            do {
                try throwsItself(place) { continuation.resume(returning: $0) }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}

struct NoDepth: Error {}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
