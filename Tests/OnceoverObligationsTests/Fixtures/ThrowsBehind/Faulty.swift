// verdicts: 0 proved, 1 assumed, 3 violated, 0 unknown
// proofs assume: stored-is-answered

/// Runs work in turn. The one who waits for it may be cancelled once the work has run.
actor Queue {
    private struct Work {
        let block: () -> Void
        let waiting: CheckedContinuation<Void, any Error>
    }

    private var works: [Work] = []

    func enqueue(_ block: @escaping () -> Void) async throws {
        try await withCheckedThrowingContinuation { continuation in
            works.append(Work(block: block, waiting: continuation))
        }
    }

    func runNext() {
        let work = works.removeFirst()
        work.block()
        work.waiting.resume()
    }
}

final class Crane {
    private let queue = Queue()
    private var log = Log()

    func lift() async throws -> Load {
        try await withCheckedThrowingContinuation { continuation in
            Task {
                do {
                    try await queue.enqueue { continuation.resume(returning: Load()) }
                } catch {
                    continuation.resume(throwing: error)  // want "double-resume: `continuation`"
                }
            }
        }
    }

    func lower(completion: @escaping (Bool) -> Void) {
        do {
            try logged { completion(true) }
        } catch {
            completion(false)  // want "double-resume: `completion` is called a second time"
        }
    }

    private func logged(_ work: () -> Void) throws {
        work()
        try log.write()
    }

    func turn(completion: @escaping (Bool) -> Void) {
        guard (try? logged { completion(true) }) != nil else {
            completion(false)  // want "double-resume: `completion` is called a second time"
            return
        }
    }
}
