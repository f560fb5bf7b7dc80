struct Flag: Sendable {
    func raise(completion: (@Sendable (Bool) -> Void)? = nil) {
        Task.immediate {
            completion?(await raise())
        }
    }

    @discardableResult
    nonisolated(nonsending) func raise() async -> Bool {
        return true
    }

    func lower(completion: (@Sendable (Bool) -> Void)? = nil) {
        if let completion { completion(false) }
    }

    @discardableResult
    nonisolated(nonsending) func lower() async -> Bool {
        await withCheckedContinuation { continuation in
            lower { continuation.resume(returning: $0) }
        }
    }
}
