import Onceover

struct Lock {
    func open(then next: @escaping @Sendable (Bool) -> Void) {
        next(true)
    }

    nonisolated(nonsending) func open() async -> Bool {
        await withOnceContinuation(of: Bool.self, throwing: Never.self) { continuation in
            open { continuation.resume(returning: $0) }
        }
    }

    // Called as often as there is news, so this is no handler.
    func watch(_ listener: @escaping @Sendable (Bool) -> Void) {
        for state in [true, false] { listener(state) }
    }
}
