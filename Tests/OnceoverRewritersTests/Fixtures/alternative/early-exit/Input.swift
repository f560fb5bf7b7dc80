struct NetError: Error {}
struct User: Sendable { let name: String }

func load(id: Int, completion: @escaping @Sendable (Result<User, Error>) -> Void) {
    if id < 0 {
        completion(.failure(NetError()))
        return
    }
    completion(.success(User(name: "u\(id)")))
}
