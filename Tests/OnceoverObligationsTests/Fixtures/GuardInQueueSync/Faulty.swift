// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import Foundation

/// A `return` in the closure leaves the closure, and not the function.
final class Lock {
    private let queue = DispatchQueue(label: "lock")
    private var isOpen = false

    func enter(completion: @escaping (Bool) -> Void) {
        queue.sync {
            guard isOpen else {
                completion(false)  // want "double-resume"
                return
            }
        }
        completion(true)
    }
}
