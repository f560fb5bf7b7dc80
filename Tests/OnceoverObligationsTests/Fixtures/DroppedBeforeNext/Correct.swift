// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

actor Counter {
    private var queue: [CheckedContinuation<Int?, Never>] = []

    func next() async -> Int? {
        await withCheckedContinuation { continuation in
            if queue.count >= 8 {
                let first = queue.removeFirst()
                queue.append(continuation)
                first.resume(returning: nil)
            } else {
                queue.append(continuation)
            }
        }
    }

    /// Who is put back waits on.
    func letPass() {
        guard !queue.isEmpty else { return }
        queue.append(queue.removeFirst())
    }

    func serve(_ guest: Int) {
        guard !queue.isEmpty else { return }
        queue.removeFirst().resume(returning: guest)
    }
}

@MainActor
final class Bell {
    private var waiting: CheckedContinuation<String, any Error>?

    func listen() async throws -> String {
        let earlier = waiting
        waiting = nil
        earlier?.resume(throwing: CancellationError())
        return try await withCheckedThrowingContinuation { waiting = $0 }
    }

    func rang(_ sound: String) {
        waiting?.resume(returning: sound)
        waiting = nil
    }
}
