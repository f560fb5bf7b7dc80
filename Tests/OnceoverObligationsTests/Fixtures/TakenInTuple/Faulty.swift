// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
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

    // Where something was taken out, the first part is true as well.
    func open(_ level: Int) -> Bool {
        let taken = queue.sync { () -> (Bool, CheckedContinuation<Int, Never>?) in
            guard self.level == nil else { return (false, nil) }
            self.level = level
            let waiting = continuation
            continuation = nil
            return (true, waiting)
        }
        guard !taken.0 else { return true }  // want "unresumed-path: .continuation."
        taken.1?.resume(returning: level)
        return false
    }

    // Who is not late has taken it.
    func flood(_ level: Int) {
        let taken: (waiting: CheckedContinuation<Int, Never>?, before: Int, isLate: Bool) = queue.sync {
            guard self.level == nil else { return (nil, 0, true) }
            self.level = level
            let waiting = continuation
            continuation = nil
            return (waiting, level, false)
        }
        if !taken.isLate { return }  // want "unresumed-path: .continuation."
        taken.waiting?.resume(returning: taken.before)
    }

    // What is named anew is there all the same.
    func drain(_ level: Int) {
        let taken: (waiting: CheckedContinuation<Int, Never>, before: Int)? = queue.sync {
            guard self.level == nil, let waiting = continuation else { return nil }
            continuation = nil
            return (waiting, level)
        }
        guard let taken else { return }
        if taken.before == 0 { return }  // want "unresumed-path: .continuation."
        taken.waiting.resume(returning: taken.before)
    }
}
