struct NetError: Error {}
struct User: Sendable { let name: String }

func load(id: Int, completion: @escaping @Sendable (Result<User, Error>) -> Void) {
    Task.immediate {
        do {
            completion(.success(try await load(id: id)))
        } catch {
            completion(.failure(error))
        }
    }
}

nonisolated(nonsending) func load(id: Int) async throws -> User {
    if id < 0 {
        throw NetError()
    }
    return User(name: "u\(id)")
}
