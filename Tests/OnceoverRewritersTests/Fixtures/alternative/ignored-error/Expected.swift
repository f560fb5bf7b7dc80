struct Post: Sendable {
    func fetch(completion: @escaping @Sendable (Int?, Error?) -> Void) {
        Task.immediate {
            do {
                completion(try await fetch(), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func fetch() async throws -> Int {
        return 1
    }

    func count(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await count())
        }
    }

    nonisolated(nonsending) func count() async -> Int {
        let value = try? await fetch()
        return value ?? 0
    }
}
