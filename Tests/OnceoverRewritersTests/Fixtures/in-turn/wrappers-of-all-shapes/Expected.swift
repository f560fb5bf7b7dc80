struct Empty: Error {}

final class Pantry: Sendable {
    let shelves = ["flour", "salt"]

    /// Looks for something.
    ///
    /// - Parameters:
    ///   - name: of what is looked for.
    ///   - completion: called with its shelf, or an error.
    func find(_ name: String, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        guard let index = shelves.firstIndex(of: name) else {
            completion(nil, Empty())
            return
        }
        completion(index, nil)
    }

    /// Looks for something.
    ///
    /// - Parameters:
    ///   - name: of what is looked for.
    /// - Returns: Its shelf.
    /// - Throws: The error that ends the work.
    nonisolated(nonsending) func find(_ name: String) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            find(name) { value, error in
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

    func count(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await count())
        }
    }

    nonisolated(nonsending) func count() async -> Int {
        return shelves.count
    }

    func clean(completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await clean()
            completion()
        }
    }

    nonisolated(nonsending) func clean() async {
        print("cleaned")
    }

    static func open(completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await open()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    static nonisolated(nonsending) func open() async throws -> String {
        return "open"
    }

    // Calls one of the others, and is called by nobody.
    func describe(_ name: String, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        find(name) { index, error in
            if let index {
                completion(.success("\(name) on \(index)"))
            } else {
                completion(.failure(error ?? Empty()))
            }
        }
    }

    nonisolated(nonsending) func describe(_ name: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            describe(name) { continuation.resume(with: $0) }
        }
    }
}

func check(_ number: Int, completion: @escaping @Sendable (Error?) -> Void) {
    Task.immediate {
        do {
            try await check(number)
            completion(nil)
        } catch {
            completion(error)
        }
    }
}

nonisolated(nonsending) func check(_ number: Int) async throws {
    if number < 0 {
        throw Empty()
    }
}

func measure<T: Sendable>(_ value: T, completion: @escaping @Sendable (T, Int) -> Void) {
    Task.immediate {
        let (value0, value1) = await measure(value)
        completion(value0, value1)
    }
}

nonisolated(nonsending) func measure<T: Sendable>(_ value: T) async -> (T, Int) {
    return (value, 1)
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
