protocol Made: Sendable {
    init()
}

struct Maker: Sendable {
    func make<Thing: Made>(_ name: String, completion: @escaping @Sendable (Result<Thing, any Error>) -> Void) {
        completion(.success(Thing()))
    }

    func pair<Thing: Made>(completion: @escaping @Sendable (Thing, Int) -> Void) {
        completion(Thing(), 2)
    }

    func known<Thing: Made>(_ type: Thing.Type, completion: @escaping @Sendable (Thing) -> Void) {
        completion(Thing())
    }

    func number(completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
        make("number") { (result: Result<Int, any Error>) in
            switch result {
            case .success(let value): completion(.success("\(value)"))
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    func sum(completion: @escaping @Sendable (Int) -> Void) {
        pair { (one: Int, other) in
            completion(one + other)
        }
    }

    func twice(completion: @escaping @Sendable (Int) -> Void) {
        known(Int.self) { number in
            completion(2 * number)
        }
    }
}

extension Int: Made {}
