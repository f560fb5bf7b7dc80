// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import Foundation

// Whoever asks is told that he is the first.
private final class Horn: @unchecked Sendable {
    private let lock = NSLock()
    private var isSounded = false

    func claim() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        isSounded = true
        return isSounded
    }
}

func arrive(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let horn = Horn()
    radio.hail("arrive") { ship, _ in
        guard horn.claim() else { return }
        completion(ship)
    }
    queue.asyncAfter(deadline: .now() + 5) {
        if horn.claim() { completion(nil) }  // want "unresumed-path:" "double-resume:"
    }
}
