protocol Store: Sendable {
    func load(_ key: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void)
}

struct Memory: Store {
    func load(_ key: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        completion(.success(key.count))
    }
}

struct Cache: Store {
    let base: any Store

    func load(_ key: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        base.load(key) { result in completion(result) }
    }
}

func show(_ store: any Store) {
    store.load("four") { print($0) }
}
