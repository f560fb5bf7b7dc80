struct Missing: Error {}

public final class Library: Sendable {
    public init() {}

    public func title(of number: Int, completion: @escaping @Sendable (String?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await title(of: number), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    public func isOpen(completion: @escaping @Sendable (Bool) -> Void) {
        Task.immediate {
            completion(await isOpen())
        }
    }

    func lend(_ number: Int, then completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await lend(number)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func shut(completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await shut()
            completion()
        }
    }

    func sizes(completion: @escaping @Sendable (Int, Int) -> Void) {
        Task.immediate {
            let (value0, value1) = await sizes()
            completion(value0, value1)
        }
    }

    /// Somebody's own words.
    @discardableResult
    public func title(of number: Int) async throws -> String {
        if number < 1 {
            throw Missing()
        } else {
            return "book \(number)"
        }
    }
}

// MARK: - Async forms

extension Library {
    /// Whether one may come in.
    public func isOpen() async -> Bool {
        return true
    }

    func lend(_ number: Int) async throws -> Int {
        let outcome: Result<Int, Error> = number > 0 ? .success(number) : .failure(Missing())
        return try outcome.get()
    }

    func shut() async -> Void {}

    func sizes() async -> (Int, Int) {
        return (2, 3)
    }
}
