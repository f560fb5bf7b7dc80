protocol Store: Sendable {
    nonisolated(nonsending) func load(_ key: String) async throws -> Int
}

struct Memory: Store {
    nonisolated(nonsending) func load(_ key: String) async throws -> Int {
        return key.count
    }
}

struct Cache: Store {
    let base: any Store

    nonisolated(nonsending) func load(_ key: String) async throws -> Int {
        return try await base.load(key)
    }
}

func show(_ store: any Store) {
    Task.immediate {
        let result: Result<Int, any Error>
        do {
            result = .success(try await store.load("four"))
        } catch {
            result = .failure(error)
        }
        print(result)
    }
}
