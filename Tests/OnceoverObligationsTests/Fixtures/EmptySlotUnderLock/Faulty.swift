// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import Synchronization

final class Gate: Sendable {
    private let waiter = Mutex<(@Sendable (Int) -> Void)?>(nil)

    func wait(completion: @escaping @Sendable (Int) -> Void) {
        waiter.withLock { slot in
            if slot == nil { return }  // want "warning unresumed-path: .completion. is not called on this path"
            completion(0)
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
