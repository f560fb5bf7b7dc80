import Dispatch

struct Lost: Error {}

struct Tide: Sendable {
    func height(_ harbour: Int, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(harbour) }
    }

    nonisolated(nonsending) func height(_ harbour: Int) async -> Int {
        await withCheckedContinuation { continuation in
            height(harbour) { continuation.resume(returning: $0) }
        }
    }

    func measured(_ harbour: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        DispatchQueue.global().async { completion(harbour < 0 ? .failure(Lost()) : .success(harbour)) }
    }

    nonisolated(nonsending) func measured(_ harbour: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            measured(harbour) { continuation.resume(with: $0) }
        }
    }

    func doubled(_ harbour: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await doubled(harbour))
        }
    }

    nonisolated(nonsending) func doubled(_ harbour: Int) async -> Int {
        let metres = await height(harbour)
        do {
            let metres = metres * 2
            return metres
        }
    }

    func checked(_ harbour: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await checked(harbour))
        }
    }

    nonisolated(nonsending) func checked(_ harbour: Int) async -> Int {
        let metres: Int
        do {
            metres = try await measured(harbour)
        } catch {
            let error = "\(error)"
            return error.count
        }
        do {
            let metres = metres + 1
            return metres
        }
    }

    func named(_ harbour: Int, completion: @escaping @Sendable (String) -> Void) {
        Task.immediate {
            completion(await named(harbour))
        }
    }

    nonisolated(nonsending) func named(_ harbour: Int) async -> String {
        let label = await height(harbour)
        do {
            func label(_ text: String) -> String { text + " m" }
            return label("1")
        }
    }
}
