import Onceover

enum Bell {
    static func ring(completion: @escaping @Sendable () -> Void) {
        completion()
    }

    static nonisolated(nonsending) func ring() async {
        await withOnceContinuation(of: Void.self, throwing: Never.self) { continuation in
            ring { continuation.resume() }
        }
    }
}
