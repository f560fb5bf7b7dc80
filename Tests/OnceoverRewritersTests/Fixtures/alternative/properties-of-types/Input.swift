final class Client: Sendable {
    func get(_ path: String, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        completion(.success(path))
    }
}

final class Service: Sendable {
    private let client = Client()
    private let other: Client

    init(other: Client) { self.other = other }

    func home(completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        client.get("/") { result in
            switch result {
            case .success(let text): completion(.success(text.uppercased()))
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    func away(completion: @escaping @Sendable (String?) -> Void) {
        self.other.get("/away") { result in
            if case .success(let text) = result {
                completion(text)
            } else {
                completion(nil)
            }
        }
    }
}
