struct Empty: Error {}

final class Pantry: Sendable {
    let shelves = ["flour", "salt"]

    /// Looks for something.
    ///
    /// - Parameters:
    ///   - name: of what is looked for.
    ///   - completion: called with its shelf, or an error.
    func find(_ name: String, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await find(name), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    /// Looks for something.
    ///
    /// - Parameters:
    ///   - name: of what is looked for.
    /// - Returns: Its shelf.
    /// - Throws: The error that ends the work.
    func find(_ name: String) async throws -> Int {
        guard let index = shelves.firstIndex(of: name) else {
            throw Empty()
        }
        return index
    }

    func count(completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await count())
        }
    }

    func count() async -> Int {
        return shelves.count
    }

    func clean(completion: @escaping @Sendable () -> Void) {
        Task {
            await clean()
            completion()
        }
    }

    func clean() async {
        print("cleaned")
    }

    static func open(completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        Task {
            do {
                completion(.success(try await open()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    static func open() async throws -> String {
        return "open"
    }

    // Calls one of the others, and is called by nobody.
    func describe(_ name: String, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        Task {
            do {
                completion(.success(try await describe(name)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func describe(_ name: String) async throws -> String {
        let index: Int?
        let error: (any Error)?
        do {
            index = try await find(name)
            error = nil
        } catch let caught {
            index = nil
            error = caught
        }
        if let index {
            return "\(name) on \(index)"
        } else {
            throw error ?? Empty()
        }
    }
}

func check(_ number: Int, completion: @escaping @Sendable (Error?) -> Void) {
    Task {
        do {
            try await check(number)
            completion(nil)
        } catch {
            completion(error)
        }
    }
}

func check(_ number: Int) async throws {
    if number < 0 {
        throw Empty()
    }
}

func measure<T: Sendable>(_ value: T, completion: @escaping @Sendable (T, Int) -> Void) {
    Task {
        let (value0, value1) = await measure(value)
        completion(value0, value1)
    }
}

func measure<T: Sendable>(_ value: T) async -> (T, Int) {
    return (value, 1)
}
