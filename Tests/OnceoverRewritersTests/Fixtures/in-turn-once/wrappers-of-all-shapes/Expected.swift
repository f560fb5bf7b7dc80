import Onceover

struct Empty: Error {}

final class Pantry: Sendable {
    let shelves = ["flour", "salt"]

    /// Looks for something.
    ///
    /// - Parameters:
    ///   - name: of what is looked for.
    ///   - completion: called with its shelf, or an error.
    @available(*, deprecated, renamed: "find(_:)")
    func find(_ name: String, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
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
    nonisolated(nonsending) func find(_ name: String) async throws -> Int {
        guard let index = shelves.firstIndex(of: name) else {
            throw Empty()
        }
        return index
    }

    @available(*, deprecated, renamed: "count()")
    func count(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await count())
        }
    }

    nonisolated(nonsending) func count() async -> Int {
        return shelves.count
    }

    @available(*, deprecated, renamed: "clean()")
    func clean(completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await clean()
            completion()
        }
    }

    nonisolated(nonsending) func clean() async {
        print("cleaned")
    }

    @available(*, deprecated, renamed: "open()")
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
    @available(*, deprecated, renamed: "describe(_:)")
    func describe(_ name: String, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await describe(name)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func describe(_ name: String) async throws -> String {
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

@available(*, deprecated, renamed: "check(_:)")
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

@available(*, deprecated, renamed: "measure(_:)")
func measure<T: Sendable>(_ value: T, completion: @escaping @Sendable (T, Int) -> Void) {
    Task.immediate {
        let (value0, value1) = await measure(value)
        completion(value0, value1)
    }
}

nonisolated(nonsending) func measure<T: Sendable>(_ value: T) async -> (T, Int) {
    return (value, 1)
}
