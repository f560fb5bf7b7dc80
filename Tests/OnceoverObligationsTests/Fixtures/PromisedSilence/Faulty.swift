// verdicts: 0 proved, 2 assumed, 5 violated, 0 unknown
// proofs assume: callee-keeps-promise

final class Logbook {
    /// The completion block is not called on the main thread.
    func read(completion: @escaping (String) -> Void) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion(page)
    }

    /// - Parameter completion: Told what the page says. Not called on the main thread.
    func leaf(completion: @escaping (String) -> Void) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion(page)
    }

    /// FIXME: completion is not called.
    func skim(completion: @escaping (String) -> Void) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion(page)
    }

    /// Where nothing is new, completion is not called.
    func write(completion: @escaping (Bool) -> Void) {
        if hasNews { completion(false) }  // want "double-resume: .completion."
        completion(true)
    }

    /// Where nothing is new, completion is not called.
    func writeLater(completion: @escaping (Bool) -> Void) { enter(completion: completion) }

    /// Tells whether it has been written.
    func writeNow(completion: @escaping (Bool) -> Void) { enter(completion: completion) }

    // One of those that call it promises an answer.
    private func enter(completion: @escaping (Bool) -> Void) {
        guard hasNews else { return }  // want "unresumed-path: .completion."
        completion(true)
    }
}
