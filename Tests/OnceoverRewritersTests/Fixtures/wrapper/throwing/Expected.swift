import Onceover

enum Refused: Error { case always }

func depart(completion: @escaping @Sendable (Int) -> Void) throws {
    if Int.random(in: 0...1) == 2 { throw Refused.always }
    completion(1)
}

nonisolated(nonsending) func depart() async throws -> Int {
    try await withOnceContinuation(of: Int.self) { continuation in
        let continuation = continuation.shared()
        do {
            try depart { continuation.resume(returning: $0) }
        } catch {
            continuation.resume(throwing: error)
        }
    }
}

func arrive(completion: @escaping @Sendable (Result<Int, Refused>) -> Void) throws {
    completion(.success(1))
}

nonisolated(nonsending) func arrive() async throws -> Int {
    try await withOnceContinuation(of: Int.self) { continuation in
        let continuation = continuation.shared()
        do {
            try arrive { continuation.resume(with: $0.mapError { $0 as any Error }) }
        } catch {
            continuation.resume(throwing: error)
        }
    }
}
