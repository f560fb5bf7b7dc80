struct Shelf: Sendable {
    let books = ["a": 1]

    func find(_ name: String, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await find(name), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func find(_ name: String) async throws -> Int {
        let answer: Int? = books[name]
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func either(_ name: String, _ problem: Error?, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(books[name], problem)
    }

    nonisolated(nonsending) func either(_ name: String, _ problem: Error?) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            either(name, problem) { value, error in
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

    func last(completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await last(), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func last() async throws -> Int {
        let failure: (any Error)? = lastError()
        throw failure ?? NeitherValueNorError(function: #function)
    }

    private func lastError() -> Error? { nil }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
