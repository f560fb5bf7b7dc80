struct Well: Sendable {
    func draw(completion: @escaping @Sendable (Result<Int, Error>) -> Void) { completion(.success(1)) }

    func whole(completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        draw { result in completion(result) }
    }

    func mapped(completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        draw { result in
            completion(result.map { "\($0)" })
        }
    }

    func computed(_ text: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        completion(Result { try Self.parse(text) })
    }

    static func parse(_ text: String) throws -> Int { text.count }
}
