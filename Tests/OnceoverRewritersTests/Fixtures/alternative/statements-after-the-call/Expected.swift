func announce(_ text: String, completion: @escaping @Sendable (Int) -> Void) {
    print("before")
    completion(text.count)
    print("after")
}

nonisolated(nonsending) func announce(_ text: String) async -> Int {
    await withCheckedContinuation { continuation in
        announce(text) { continuation.resume(returning: $0) }
    }
}

func noted(_ text: String, completion: @escaping @Sendable (Int) -> Void) {
    print("before")
    defer { print("after") }
    completion(text.count)
}

nonisolated(nonsending) func noted(_ text: String) async -> Int {
    await withCheckedContinuation { continuation in
        noted(text) { continuation.resume(returning: $0) }
    }
}
