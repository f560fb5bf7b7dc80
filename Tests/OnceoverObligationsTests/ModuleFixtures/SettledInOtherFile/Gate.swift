import Foundation

/// Whoever comes first waits for the other one.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Int, Never>?
    private var early: Int?
    private var hasOpened = false

    func attach(_ continuation: CheckedContinuation<Int, Never>) {
        let value: Int? = lock.withLock {
            guard !hasOpened else { return nil }
            guard let early else {
                waiting = continuation  // assumes made-for-one-use, state-refuses-second-call
                return nil
            }
            hasOpened = true
            self.early = nil
            return early
        }
        guard let value else { return }
        continuation.resume(returning: value)
    }

    func open(_ value: Int) {
        let found: CheckedContinuation<Int, Never>? = lock.withLock {
            guard !hasOpened else { return nil }
            guard let found = waiting else {
                early = early ?? value
                return nil
            }
            hasOpened = true
            waiting = nil
            return found
        }
        found?.resume(returning: value)
    }
}

/// Who bars it opens it for nobody.
final class BarredGate: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Int, Never>?
    private var early: Int?
    private var hasOpened = false

    func bar() { lock.withLock { hasOpened = true } }

    func attach(_ continuation: CheckedContinuation<Int, Never>) {
        let value: Int? = lock.withLock {
            guard !hasOpened else { return nil }
            guard let early else {
                waiting = continuation  // assumes made-for-one-use, state-refuses-second-call
                return nil
            }
            hasOpened = true
            self.early = nil
            return early
        }
        guard let value else { return }
        continuation.resume(returning: value)
    }

    func open(_ value: Int) {
        let found: CheckedContinuation<Int, Never>? = lock.withLock {
            guard !hasOpened else { return nil }
            guard let found = waiting else {
                early = early ?? value
                return nil
            }
            hasOpened = true
            waiting = nil
            return found
        }
        found?.resume(returning: value)
    }
}
