// verdicts: 2 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, repeating-callback-once, stored-is-answered

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
    private var handler: ((Bool) -> Void)?

    /// A flag keeps the second answer back.
    func lift() async throws -> Load {
        try await withCheckedThrowingContinuation { continuation in
            Task {
                var isAnswered = false
                do {
                    try await queue.enqueue {
                        guard !isAnswered else { return }
                        isAnswered = true
                        continuation.resume(returning: Load())
                    }
                } catch {
                    guard !isAnswered else { return }
                    isAnswered = true
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    /// It throws before it runs the work, or not at all.
    func lower(completion: @escaping (Bool) -> Void) {
        do {
            try checked { completion(true) }
        } catch {
            completion(false)
        }
    }

    private func checked(_ work: () -> Void) throws {
        guard log.isOpen else { throw Full() }
        work()
    }

    /// What goes wrong behind the work is caught there.
    func turn(completion: @escaping (Bool) -> Void) {
        do {
            try logged { completion(true) }
        } catch {
            completion(false)
        }
    }

    private func logged(_ work: () -> Void) throws {
        try log.open()
        work()
        try? log.write()
    }

    /// Who keeps a handler and fails at once has not given anybody the time to call it.
    func swing(completion: @escaping (Bool) -> Void) {
        do {
            try keep { completion($0) }
        } catch {
            completion(false)
        }
    }

    private func keep(_ handler: @escaping (Bool) -> Void) throws {
        self.handler = handler
        try log.open()
    }

    func end() {
        handler?(true)
        handler = nil
    }
}
