import Onceover

struct Dot { func mark(completion: @escaping @Sendable (Int) -> Void) { completion(1) }

nonisolated(nonsending) func mark() async -> Int {
    await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
        mark { continuation.resume(returning: $0) }
    }
} }
