// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise

final class Logbook {
    /// Writes what is new into the book. Where nothing is new,
    /// this returns at once and the completion block is not called.
    func write(completion: @escaping (Bool) -> Void) { enter(later: true, completion: completion) }

    /// The same at once. If nothing is new, completion is never called.
    func writeNow(completion: @escaping (Bool) -> Void) { enter(later: false, completion: completion) }

    // It does the work of those two, and promises what they do.
    private func enter(later: Bool, completion: @escaping (Bool) -> Void) {
        guard hasNews else { return }  // assumes conditional-comment
        completion(ink.write(later))
    }

    /// - Parameter completion: isn't invoked when the book is closed
    func read(completion: @escaping (String) -> Void) {
        guard isOpen else { return }  // assumes conditional-comment
        completion(page)
    }

    /// - Parameter completion: Told what the page says. Not called if the book is closed.
    func skim(completion: @escaping (String) -> Void) {
        guard isOpen else { return }  // assumes conditional-comment
        completion(page)
    }
}
