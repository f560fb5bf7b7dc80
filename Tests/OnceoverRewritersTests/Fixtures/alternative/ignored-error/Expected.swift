struct Post: Sendable {
    func fetch(completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task {
            do {
                completion(try await fetch(), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    func fetch() async throws -> Int {
        return 1
    }

    func count(completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await count())
        }
    }

    func count() async -> Int {
        let value = try? await fetch()
        return value ?? 0
    }
}
