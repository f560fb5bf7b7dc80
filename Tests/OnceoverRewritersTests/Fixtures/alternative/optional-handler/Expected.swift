struct Flag: Sendable {
    func raise(completion: (@Sendable (Bool) -> Void)? = nil) {
        Task {
            completion?(await raise())
        }
    }

    @discardableResult
    func raise() async -> Bool {
        return true
    }

    func lower(completion: (@Sendable (Bool) -> Void)? = nil) {
        Task {
            completion?(await lower())
        }
    }

    @discardableResult
    func lower() async -> Bool {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let completion: (@Sendable (Bool) -> Void)? = { continuation.resume(returning: $0) }
            if let completion { completion(false) }
        }
    }
}
