struct Radio {
    #if DEBUG
        func call(completion: @escaping @Sendable (String) -> Void) { completion("debug") }

        nonisolated(nonsending) func call() async -> String {
            await withCheckedContinuation { continuation in
                call { continuation.resume(returning: $0) }
            }
        }
    #else
        func call(completion: @escaping @Sendable (String) -> Void) { completion("release") }

        nonisolated(nonsending) func call() async -> String {
            await withCheckedContinuation { continuation in
                call { continuation.resume(returning: $0) }
            }
        }
    #endif
}
