protocol Made: Sendable {
    init()
}

struct Maker: Sendable {
    func make<Thing: Made>(_ name: String, completion: @escaping @Sendable (Result<Thing, any Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await make(name)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func make<Thing: Made>(_ name: String) async throws -> Thing {
        return Thing()
    }

    func pair<Thing: Made>(completion: @escaping @Sendable (Thing, Int) -> Void) {
        Task.immediate {
            let (value0, value1): (Thing, Int) = await pair()
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func pair<Thing: Made>() async -> (Thing, Int) {
        return (Thing(), 2)
    }

    func known<Thing: Made>(_ type: Thing.Type, completion: @escaping @Sendable (Thing) -> Void) {
        Task.immediate {
            completion(await known(type))
        }
    }

    nonisolated(nonsending) func known<Thing: Made>(_ type: Thing.Type) async -> Thing {
        return Thing()
    }

    func number(completion: @escaping @Sendable (Result<String, any Error>) -> Void) {
        make("number") { (result: Result<Int, any Error>) in
            switch result {
            case .success(let value): completion(.success("\(value)"))
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    nonisolated(nonsending) func number() async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            number { continuation.resume(with: $0) }
        }
    }

    func sum(completion: @escaping @Sendable (Int) -> Void) {
        pair { (one: Int, other) in
            completion(one + other)
        }
    }

    nonisolated(nonsending) func sum() async -> Int {
        await withCheckedContinuation { continuation in
            sum { continuation.resume(returning: $0) }
        }
    }

    func twice(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await twice())
        }
    }

    nonisolated(nonsending) func twice() async -> Int {
        let number = await known(Int.self)
        return 2 * number
    }
}

extension Int: Made {}
