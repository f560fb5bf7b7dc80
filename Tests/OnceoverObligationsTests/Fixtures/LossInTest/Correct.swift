// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import XCTest

/// A test calls `wait` once on each that it makes.
final class Lock: @unchecked Sendable {
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async {
        await withCheckedContinuation { continuation in
            self.continuation = continuation  // assumes in-test
        }
    }

    func open() {
        continuation?.resume()
        continuation = nil
    }
}

/// A test says how often.
final class LockServer {
    private var completion: ((Int) -> Void)?

    func load(completion: @escaping (Int) -> Void) { self.completion = completion }

    func succeed() { completion?(1) }
    func fail() { completion?(0) }
}

/// A test answers its calls in an order of its own.
final class Pilots: @unchecked Sendable {
    private var calls: [CheckedContinuation<Int, Never>] = []

    func pilot() async -> Int {
        await withCheckedContinuation { continuation in calls.append(continuation) }
    }

    func answer(_ number: Int, with pilot: Int) { calls[number].resume(returning: pilot) }  // assumes in-test
}
