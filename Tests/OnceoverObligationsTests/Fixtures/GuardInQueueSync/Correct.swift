// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

/// A `return` in the closure leaves the closure, and not the function.
final class Lock {
    private let queue = DispatchQueue(label: "lock")
    private var isOpen = false

    func enter(completion: @escaping (Bool) -> Void) {
        queue.sync {
            guard isOpen else { return }
            isOpen = false
        }
        completion(true)
    }
}
