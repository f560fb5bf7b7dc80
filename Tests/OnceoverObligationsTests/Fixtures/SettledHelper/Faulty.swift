// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Foundation

/// Who stops it raises the flag, and resumes nobody.
final class Tug: @unchecked Sendable {
    private let lock = NSLock()
    private var settled = false

    func stop() { lock.withLock { settled = true } }

    func resume(_ continuation: CheckedContinuation<Int, any Error>, with result: Result<Int, any Error>) {
        lock.lock()
        defer { lock.unlock() }
        guard !settled else { return }
        settled = true
        continuation.resume(with: result)
    }
}

func tow(_ engine: Engine, by tug: Tug) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        engine.onEnd = { turns in tug.resume(continuation, with: .success(turns)) }
        do {
            try engine.start()  // want "unresumed-path: .continuation."
        } catch {  // want "unresumed-path: .resume. can return without"
            tug.resume(continuation, with: .failure(error))  // assumes one-callback-runs
        }
    }
}

/// What comes early is lost.
final class Regatta: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Int, any Error>?
    private var isOver = false

    private func install(_ continuation: CheckedContinuation<Int, any Error>) {
        lock.withLock {
            guard !isOver else { return }
            waiting = continuation
        }
    }

    private func end(with result: Result<Int, any Error>) {
        let found = lock.withLock { () -> CheckedContinuation<Int, any Error>? in
            isOver = true
            let found = waiting
            waiting = nil
            return found
        }
        found?.resume(with: result)
    }

    func winner(by radio: any Radio) async throws -> Int {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                install(continuation)  // want "unresumed-path: .install. can return without"
                radio.wait { self.end(with: .success(3)) }
            }
        } onCancel: {
            end(with: .failure(CancellationError()))
        }
    }
}

/// Who calls it off raises the flag, and leaves no answer.
final class Ballot: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Int, any Error>?
    private var early: Result<Int, any Error>?
    private var isOver = false

    private func install(_ continuation: CheckedContinuation<Int, any Error>) {
        let early = lock.withLock { () -> Result<Int, any Error>? in
            guard !isOver else {
                let early = self.early
                self.early = nil
                return early
            }
            waiting = continuation
            return nil
        }
        if let early { continuation.resume(with: early) }
    }

    func callOff() { lock.withLock { isOver = true } }

    private func end(with result: Result<Int, any Error>) {
        let found = lock.withLock { () -> CheckedContinuation<Int, any Error>? in
            guard !isOver else { return nil }
            isOver = true
            early = waiting == nil ? result : nil
            let found = waiting
            waiting = nil
            return found
        }
        found?.resume(with: result)
    }

    func winner(by radio: any Radio) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            install(continuation)  // want "unresumed-path: .install. can return without"
            radio.wait { self.end(with: .success(3)) }
        }
    }
}

/// Another way out leaves it, too.
final class Lighter: @unchecked Sendable {
    private let lock = NSLock()
    private var settled = false

    func resume(_ continuation: CheckedContinuation<Int, any Error>, with result: Result<Int, any Error>) {
        lock.lock()
        defer { lock.unlock() }
        guard !settled else { return }
        settled = true
        continuation.resume(with: result)
    }
}

func lighten(_ engine: Engine, by lighter: Lighter) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        engine.onEnd = { turns in
            guard turns > 0 else { return }  // want "unresumed-path: .continuation."
            lighter.resume(continuation, with: .success(turns))
        }  // want "unresumed-path: .resume. can return without"
    }
}
