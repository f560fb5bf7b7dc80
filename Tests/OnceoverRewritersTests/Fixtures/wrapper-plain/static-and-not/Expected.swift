final class Scanner: Sendable {
    static func scan(_ page: Int, completion: @escaping @Sendable (Int) -> Void) {
        Scanner().scan(page, completion: completion)
    }

    static nonisolated(nonsending) func scan(_ page: Int) async -> Int {
        await withCheckedContinuation { continuation in
            scan(page) { continuation.resume(returning: $0) }
        }
    }

    func scan(_ page: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(page + 1)
    }

    nonisolated(nonsending) func scan(_ page: Int) async -> Int {
        await withCheckedContinuation { continuation in
            scan(page) { continuation.resume(returning: $0) }
        }
    }
}
