import Onceover

struct Signal {
    func send(_ flag: String, completion: (@Sendable (Bool) -> Void)? = nil) {
        completion?(flag.isEmpty)
    }

    @discardableResult
    nonisolated(nonsending) func send(_ flag: String) async -> Bool {
        await withOnceContinuation(of: Bool.self, throwing: Never.self) { continuation in
            send(flag) { continuation.resume(returning: $0) }
        }
    }
}
