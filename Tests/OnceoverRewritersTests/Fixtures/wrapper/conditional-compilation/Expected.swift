import Onceover

struct Radio {
    #if DEBUG
        func call(completion: @escaping @Sendable (String) -> Void) { completion("debug") }

        nonisolated(nonsending) func call() async -> String {
            await withOnceContinuation(of: String.self, throwing: Never.self) { continuation in
                call { continuation.resume(returning: $0) }
            }
        }
    #else
        func call(completion: @escaping @Sendable (String) -> Void) { completion("release") }

        nonisolated(nonsending) func call() async -> String {
            await withOnceContinuation(of: String.self, throwing: Never.self) { continuation in
                call { continuation.resume(returning: $0) }
            }
        }
    #endif
}
