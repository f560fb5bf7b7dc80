func first(completion: @escaping @Sendable (Int) -> Void, from start: Int) { completion(start) }

nonisolated(nonsending) func first(from start: Int) async -> Int {
    await withCheckedContinuation { continuation in
        first(completion: { continuation.resume(returning: $0) }, from: start)
    }
}

func middle(_ one: Int, completion: @escaping @Sendable (Int) -> Void, other: Int) { completion(one + other) }

nonisolated(nonsending) func middle(_ one: Int, other: Int) async -> Int {
    await withCheckedContinuation { continuation in
        middle(one, completion: { continuation.resume(returning: $0) }, other: other)
    }
}
