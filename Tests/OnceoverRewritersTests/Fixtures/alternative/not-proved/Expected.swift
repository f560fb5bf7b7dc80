protocol Keeper: Sendable {
    func keep(_ work: @escaping @Sendable () -> Void)
}

struct Waiter: Sendable {
    let keeper: any Keeper

    func wait(completion: @escaping @Sendable (Int) -> Void) {
        let answer: @Sendable () -> Void = { completion(1) }
        keeper.keep(answer)
    }

    nonisolated(nonsending) func wait() async -> Int {
        await withCheckedContinuation { continuation in
            wait { continuation.resume(returning: $0) }
        }
    }
}
