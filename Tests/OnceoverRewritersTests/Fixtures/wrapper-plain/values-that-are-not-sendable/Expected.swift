class Photo {}

final class Camera: Sendable {
    func take(completion: @escaping @Sendable (Photo, Int) -> Void) { completion(Photo(), 1) }

    nonisolated(nonsending) func take() async -> (Photo, Int) {
        await withCheckedContinuation { continuation in
            take { value0, value1 in
                // Not `Sendable`, but no other code gets this value.
                nonisolated(unsafe) let values = (value0, value1)
                continuation.resume(returning: values)
            }
        }
    }

    func ask(success: @escaping @Sendable (Photo) -> Void, failure: @escaping @Sendable (any Error) -> Void) {
        success(Photo())
    }

    nonisolated(nonsending) func ask() async throws -> Photo {
        try await withCheckedThrowingContinuation { continuation in
            ask(success: { value in
                // Not `Sendable`, but no other code gets this value.
                nonisolated(unsafe) let value = value
                continuation.resume(returning: value)
            }, failure: { continuation.resume(throwing: $0) })
        }
    }

    func give(completion: @escaping ((@escaping @Sendable () -> Void) -> Void)) { completion({}) }

    nonisolated(nonsending) func give() async -> @Sendable () -> Void {
        await withCheckedContinuation { continuation in
            give { continuation.resume(returning: $0) }
        }
    }
}
