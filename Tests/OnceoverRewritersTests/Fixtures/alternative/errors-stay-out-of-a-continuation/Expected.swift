struct Missing: Error {}

final class Store: @unchecked Sendable {
    let continuation = 1
    func open(_ id: Int, completion: @escaping @Sendable (Int) -> Void) throws {
        if id < 0 { throw Missing() }
        completion(id)
    }

    nonisolated(nonsending) func open(_ id: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            do {
                try open(id) { continuation.resume(returning: $0) }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    func read(_ id: Int, completion: @escaping @Sendable (Int?) -> Void) {
        do {
            try open(id) { completion($0) }
        } catch {
            completion(nil)
        }
    }

    nonisolated(nonsending) func read(_ id: Int) async -> Int? {
        await withCheckedContinuation { continuation in
            read(id) { continuation.resume(returning: $0) }
        }
    }

    func start(_ id: Int, _ other: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            other(await start(id))
        }
    }

    nonisolated(nonsending) func start(_ id: Int) async -> Int {
        return id
    }

    func count(_ isKnown: Bool, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await count(isKnown))
        }
    }

    nonisolated(nonsending) func count(_ isKnown: Bool) async -> Int {
        guard isKnown else {
            return 0
        }
        return await withCheckedContinuation { (waiting: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { waiting.resume(returning: $0) }
            start(continuation) { completion($0) }
        }
    }
}
