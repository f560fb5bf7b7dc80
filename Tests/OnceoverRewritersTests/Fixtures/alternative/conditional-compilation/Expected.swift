func place(completion: @escaping @Sendable (String) -> Void) {
    #if DEBUG
        completion("debug")
    #else
        completion("release")
    #endif
}

nonisolated(nonsending) func place() async -> String {
    await withCheckedContinuation { continuation in
        place { continuation.resume(returning: $0) }
    }
}
