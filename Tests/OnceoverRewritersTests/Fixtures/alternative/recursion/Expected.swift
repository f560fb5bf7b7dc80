struct Retry: Sendable {
    func attempt(_ left: Int, completion: @escaping @Sendable (Bool) -> Void) {
        Task {
            completion(await attempt(left))
        }
    }

    func attempt(_ left: Int) async -> Bool {
        if left == 0 {
            return false
        }
        return await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let completion: @Sendable (Bool) -> Void = { continuation.resume(returning: $0) }
            attempt(left - 1) { done in
                completion(!done)
            }
        }
    }
}
