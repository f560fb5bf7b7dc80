// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import Foundation

/// A method that an extension adds to lists discharges all that was taken out.
final class Raft: @unchecked Sendable {
    private let lock = NSLock()
    private var guests: [UnsafeContinuation<Int?, Never>] = []
    private var isSunk = false

    func board() async -> Int? {
        await withUnsafeContinuation { continuation in
            lock.lock()
            guests.append(continuation)
            lock.unlock()
        }
    }

    func sink() {
        lock.lock()
        isSunk = true
        let all = guests.take()
        lock.unlock()
        all.resumeAllWithNil()
    }

    func drift() {
        let all = guests
        guests = []
        all.resumeAllWithNil()
    }

    func land(_ shore: Int) {
        let all = guests
        guests.removeAll()
        all.sendAll(to: shore)
    }
}

extension Sequence {
    fileprivate func resumeAllWithNil<Output>() where Element == UnsafeContinuation<Output?, Never> {
        for continuation in self {
            continuation.resume(returning: nil)
        }
    }
}

extension Array where Element == UnsafeContinuation<Int?, Never> {
    func sendAll(to shore: Int) { self.forEach { $0.resume(returning: shore) } }

    mutating func take() -> [Element] {
        let all = self
        self = []
        return all
    }
}
