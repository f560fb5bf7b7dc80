struct Parser: Sendable {
    func number(in text: String) throws -> Int { text.count }

    func parse(_ text: String, completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        Task {
            do {
                completion(try await parse(text), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func parse(_ text: String) async throws -> Int {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
            let completion: @Sendable (Int?, (any Error)?) -> Void = { value, error in
                if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: error ?? NeitherValueNorError(function: #function))
                }
            }
            do {
                let number = try number(in: text)
                completion(number, nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func parseOrZero(_ text: String, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await parseOrZero(text))
        }
    }

    func parseOrZero(_ text: String) async -> Int {
        do {
            let number = try number(in: text)
            return number
        } catch {
            return 0
        }
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
