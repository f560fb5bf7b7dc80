struct User: Sendable { let name: String }

struct Store: Sendable {
    @available(*, deprecated, renamed: "load(id:)")
    func load(id: Int, completion: @escaping @Sendable (User?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await load(id: id), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func load(id: Int) async throws -> User {
        return User(name: "u\(id)")
    }

    // Only the callee can fail.
    @available(*, deprecated, renamed: "name(id:)")
    func name(id: Int, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await name(id: id)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func name(id: Int) async throws -> String {
        let user = try await load(id: id)
        // The name is what was asked for.
        return user.name
    }
}
