import Onceover

struct Crane {
    func lift(
        _ weight: Int, success: @escaping @Sendable (Int) -> Void, failure: @escaping @Sendable (any Error) -> Void
    ) {
        if weight > 9 { failure(CancellationError()) } else { success(weight) }
    }

    nonisolated(nonsending) func lift(_ weight: Int) async throws -> Int {
        try await withOnceContinuation(of: Int.self) { continuation in
            let continuation = continuation.shared()
            lift(
                weight,
                success: { continuation.resume(returning: $0) },
                failure: { continuation.resume(throwing: $0) }
            )
        }
    }
}
