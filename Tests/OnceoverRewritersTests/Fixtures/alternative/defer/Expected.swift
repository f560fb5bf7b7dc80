struct Gate: Sendable {
    func pass(completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await pass())
        }
    }

    func pass() async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            defer { print("closed") }
            completion(1)
        }
    }
}
