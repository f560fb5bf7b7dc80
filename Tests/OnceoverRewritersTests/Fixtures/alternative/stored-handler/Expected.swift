final class Waiter {
    private var waiting: ((Int) -> Void)?

    func wait(completion: @escaping (Int) -> Void) {
        waiting = completion
    }

    nonisolated(nonsending) func wait() async -> Int {
        await withCheckedContinuation { continuation in
            wait { continuation.resume(returning: $0) }
        }
    }

    func arrive() {
        waiting?(1)
        waiting = nil
    }
}
