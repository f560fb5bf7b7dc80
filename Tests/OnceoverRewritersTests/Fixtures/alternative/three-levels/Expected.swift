struct Chain: Sendable {
    func one(_ value: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await one(value)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func one(_ value: Int) async throws -> Int {
        return value + 1
    }

    func three(_ value: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await three(value)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func three(_ value: Int) async throws -> Int {
        let a = try await one(value)
        let b = try await one(a)
        print("at", b)
        return try await one(b)
    }
}
