// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import Synchronization

final class Gate: Sendable {
    private let waiter = Mutex<(@Sendable (Int) -> Void)?>(nil)

    /// The lock is never nil. What it guards is, until somebody waits.
    func wait(completion: @escaping @Sendable (Int) -> Void) {
        waiter.withLock { slot in
            if slot == nil { slot = completion } else { completion(0) }
        }
    }

    func open(_ berth: Int) {
        let waiting = waiter.withLock { slot in
            defer { slot = nil }
            return slot
        }
        waiting?(berth)
    }
}
