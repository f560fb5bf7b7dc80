// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

final class Lock: @unchecked Sendable {
    private let queue = DispatchQueue(label: "lock")
    private var continuation: CheckedContinuation<Int, Never>?
    private var level: Int?

    func wait(continuation: CheckedContinuation<Int, Never>) {
        queue.sync {
            guard self.continuation == nil else { return continuation.resume(returning: 0) }
            self.continuation = continuation
        }
    }

    // What was taken out leaves the closure in a tuple, and is resumed by its part.
    func open(_ level: Int) -> Bool {
        let taken = queue.sync { () -> (Bool, CheckedContinuation<Int, Never>?) in
            guard self.level == nil else { return (false, nil) }
            self.level = level
            let waiting = continuation
            continuation = nil
            return (true, waiting)
        }
        guard taken.0 else { return false }
        taken.1?.resume(returning: level)
        return true
    }

    // And by the label that the closure gives it.
    func close(_ level: Int) -> Bool {
        let taken = queue.sync { () -> (isFirst: Bool, waiting: CheckedContinuation<Int, Never>?) in
            guard self.level == nil else { return (false, nil) }
            self.level = level
            let waiting = continuation
            continuation = nil
            return (true, waiting)
        }
        taken.waiting?.resume(returning: level)
        return taken.isFirst
    }

    // Or by the label that the name's type gives it, if another part says that it is there.
    func flood(_ level: Int) {
        let taken: (waiting: CheckedContinuation<Int, Never>?, before: Int, isLate: Bool) = queue.sync {
            guard self.level == nil else { return (nil, 0, true) }
            self.level = level
            let waiting = continuation
            continuation = nil
            return (waiting, level, false)
        }
        if taken.isLate { return }
        taken.waiting?.resume(returning: taken.before)
    }

    // Or in a tuple that is not there where nobody waits.
    func drain(_ level: Int) {
        let taken: (waiting: CheckedContinuation<Int, Never>, before: Int)? = queue.sync {
            guard self.level == nil, let waiting = continuation else { return nil }
            continuation = nil
            return (waiting, level)
        }
        guard let taken else { return }
        if taken.before == 0 {
            taken.waiting.resume(returning: 0)
            return
        }
        taken.waiting.resume(returning: taken.before)
    }
}
