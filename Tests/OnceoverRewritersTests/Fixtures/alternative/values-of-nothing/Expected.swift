struct Depth: Sendable {
    func nothingOrError(_ place: Int, completion: @escaping @Sendable (Void?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await nothingOrError(place), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func nothingOrError(_ place: Int) async throws -> Void {
        if place > 0 {
            let answer: Void? = ()
            if let answer {
                return answer
            }
            throw NeitherValueNorError(function: #function)  // There is nothing to say.
        } else {
            throw NoDepth()
        }
    }

    func twiceNothing(_ place: Int, completion: @escaping @Sendable (Void?, Void?, Error?) -> Void) {
        Task.immediate {
            do {
                let (value0, value1): (Void, Void) = try await twiceNothing(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, nil, error)
            }
        }
    }

    nonisolated(nonsending) func twiceNothing(_ place: Int) async throws -> (Void, Void) {
        if place > 0 {
            return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<(Void, Void), any Error>) in
                let completion: @Sendable (Void?, Void?, Error?) -> Void = { value0, value1, error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else if let value0, let value1 {
                        continuation.resume(returning: (value0, value1))
                    } else {
                        continuation.resume(throwing: NeitherValueNorError(function: #function))
                    }
                }
                completion((), (), nil)
            }
        } else {
            throw NoDepth()
        }
    }

    func nothingBesideValue(_ place: Int, completion: @escaping @Sendable (Void?, Int?, Error?) -> Void) {
        Task.immediate {
            do {
                let (value0, value1): (Void, Int) = try await nothingBesideValue(place)
                completion(value0, value1, nil)
            } catch {
                completion(nil, nil, error)
            }
        }
    }

    nonisolated(nonsending) func nothingBesideValue(_ place: Int) async throws -> (Void, Int) {
        if place > 0 {
            return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<(Void, Int), any Error>) in
                let completion: @Sendable (Void?, Int?, Error?) -> Void = { value0, value1, error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else if let value0, let value1 {
                        continuation.resume(returning: (value0, value1))
                    } else {
                        continuation.resume(throwing: NeitherValueNorError(function: #function))
                    }
                }
                completion((), place, nil)
            }
        } else {
            throw NoDepth()
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
