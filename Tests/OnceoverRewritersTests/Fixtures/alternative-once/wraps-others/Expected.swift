import Onceover

struct Odd {
    func throwing(completion: @escaping @Sendable (Int) -> Void) throws {
        completion(1)
    }

    nonisolated(nonsending) func throwing() async throws -> Int {
        try await withOnceContinuation(of: Int.self) { continuation in
            let continuation = continuation.shared()
            do {
                try throwing { continuation.resume(returning: $0) }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    @discardableResult
    func returning(completion: @escaping @Sendable (Int) -> Void) -> Int {
        completion(1)
        return 2
    }

    nonisolated(nonsending) func returning() async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            _ = returning { continuation.resume(returning: $0) }
        }
    }

    mutating func changing(completion: @escaping @Sendable (Int) -> Void) {
        completion(1)
    }

    mutating nonisolated(nonsending) func changing() async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            changing { continuation.resume(returning: $0) }
        }
    }

    func filtered(by rule: (Int) -> Bool, completion: @escaping @Sendable (Bool) -> Void) {
        completion(rule(1))
    }

    nonisolated(nonsending) func filtered(by rule: (Int) -> Bool) async -> Bool {
        await withOnceContinuation(of: Bool.self, throwing: Never.self) { continuation in
            filtered(by: rule) { continuation.resume(returning: $0) }
        }
    }
}
