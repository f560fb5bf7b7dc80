struct Echo {
    func call(continuation: Int, completion: @escaping @Sendable (Int) -> Void) { completion(continuation) }

    nonisolated(nonsending) func call(continuation: Int) async -> Int {
        await withCheckedContinuation { waiting in
            call(continuation: continuation) { waiting.resume(returning: $0) }
        }
    }

    func completion(completion: @escaping @Sendable (Int) -> Void) { completion(1) }

    nonisolated(nonsending) func completion() async -> Int {
        await withCheckedContinuation { continuation in
            self.completion { continuation.resume(returning: $0) }
        }
    }
}
