struct Retry: Sendable {
    func attempt(_ left: Int, completion: @escaping @Sendable (Bool) -> Void) {
        Task.immediate {
            completion(await attempt(left))
        }
    }

    nonisolated(nonsending) func attempt(_ left: Int) async -> Bool {
        if left == 0 {
            return false
        }
        let done = await attempt(left - 1)
        return !done
    }
}
