struct User: Sendable { let name: String }

struct Store: Sendable {
    func load(id: Int, completion: @escaping @Sendable (User?, Error?) -> Void) {
        completion(User(name: "u\(id)"), nil)
    }

    // Only the callee can fail.
    func name(id: Int, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        load(id: id) { user, error in
            if let error {
                completion(.failure(error))
                return
            }
            guard let user else {
                completion(.success("nobody"))
                return
            }
            // The name is what was asked for.
            completion(.success(user.name))
        }
    }
}
