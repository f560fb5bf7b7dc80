struct Shelf: Sendable {
    let books = ["a": 1]

    func find(_ name: String, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await find(name), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func find(_ name: String) async throws -> Int {
        let answer: Int? = books[name]
        if let answer {
            return answer
        }
        throw NeitherValueNorError(function: #function)
    }

    func either(_ name: String, _ problem: Error?, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await either(name, problem), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func either(_ name: String, _ problem: Error?) async throws -> Int {
        let answer: Int? = books[name]
        if let answer {
            return answer
        }
        let failure: (any Error)? = problem
        throw failure ?? NeitherValueNorError(function: #function)
    }

    func last(completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await last(), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func last() async throws -> Int {
        let failure: (any Error)? = lastError()
        throw failure ?? NeitherValueNorError(function: #function)
    }

    private func lastError() -> Error? { nil }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
