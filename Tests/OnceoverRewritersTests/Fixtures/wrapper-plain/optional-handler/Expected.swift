struct Signal {
    func send(_ flag: String, completion: (@Sendable (Bool) -> Void)? = nil) {
        completion?(flag.isEmpty)
    }

    @discardableResult
    nonisolated(nonsending) func send(_ flag: String) async -> Bool {
        await withCheckedContinuation { continuation in
            send(flag) { continuation.resume(returning: $0) }
        }
    }
}
