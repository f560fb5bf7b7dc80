// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

final class Lock {
    private var waiting: CheckedContinuation<Int, Never>?
    private var current: CheckedContinuation<Int, Never>? { waiting }
    private var isOpen = false
    private var mayPass: Bool { isOpen }

    func level() async -> Int {
        await withCheckedContinuation { continuation in
            waiting?.resume(returning: 0)
            waiting = continuation
        }
    }

    func rose(to level: Int) {
        guard let continuation = current else { return }
        waiting = nil
        continuation.resume(returning: level)
    }

    /// Two names for one flag.
    func pass(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        if isOpen { completion(true) }
        if !mayPass { completion(false) }
    }
}
