// verdicts: 0 proved, 2 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered, unseen-callback-once
import Foundation

/// The flag is raised where it is resumed, and nowhere else.
final class Tug: @unchecked Sendable {
    private let lock = NSLock()
    private var settled = false
    private var engine: Engine?

    func attach(_ engine: Engine) {
        lock.lock()
        defer { lock.unlock() }
        self.engine = engine
        if settled { engine.stop() }
    }

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
            try engine.start()  // assumes flagged-settled
            tug.attach(engine)
        } catch {  // assumes flagged-settled
            tug.resume(continuation, with: .failure(error))  // assumes one-callback-runs
        }
    }
}

/// The flag is raised together with an answer that comes early.
final class Regatta: @unchecked Sendable {
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
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                install(continuation)  // assumes flagged-settled
                radio.wait { self.end(with: .success(3)) }
            }
        } onCancel: {
            end(with: .failure(CancellationError()))
        }
    }
}

/// The same, with a closure that is kept for it.
final class Ballot: @unchecked Sendable {
    private let lock = NSLock()
    private var tell: (@Sendable (Result<Int, any Error>) -> Void)?
    private var early: Result<Int, any Error>?
    private var isOver = false

    func install(_ continuation: CheckedContinuation<Int, any Error>) {
        let early: Result<Int, any Error>?
        lock.lock()
        if isOver {
            early = self.early
            self.early = nil
        } else {
            early = nil
            tell = { result in continuation.resume(with: result) }
        }
        lock.unlock()
        if let early { continuation.resume(with: early) }
    }

    func end(with result: Result<Int, any Error>) {
        let told: (@Sendable (Result<Int, any Error>) -> Void)?
        lock.lock()
        if isOver {
            lock.unlock()
            return
        }
        isOver = true
        told = tell
        tell = nil
        if told == nil { early = result }
        lock.unlock()
        told?(result)
    }
}

func count(_ ballot: Ballot) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        ballot.install(continuation)  // assumes flagged-settled
    }
}
