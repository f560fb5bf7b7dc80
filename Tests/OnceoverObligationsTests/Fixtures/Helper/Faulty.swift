// verdicts: 0 proved, 1 assumed, 4 violated, 0 unknown
// proofs assume: callee-keeps-promise

final class Crane {
    func lift(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        if ship.isDocked { tell(true, completion) }  // want "double-resume: .completion."
        completion(false)
    }

    private func tell(_ isLifted: Bool, _ then: @escaping (Bool) -> Void) { then(isLifted) }

    func drop(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        tellIfDocked(ship, completion)  // want "unresumed-path: .tellIfDocked. can return without"
    }

    private func tellIfDocked(_ ship: Ship, _ then: @escaping (Bool) -> Void) {
        if ship.isDocked { then(true) }
    }

    func swing(_ ship: Ship) async -> Bool {
        await withCheckedContinuation { continuation in  // want "unresumed-path: .continuation. is never"
            forget(continuation)
        }
    }

    private func forget(_ continuation: CheckedContinuation<Bool, Never>) {}

    func settle(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        settled(ship, completion: completion)
    }

    /// The helper's own handler is an obligation, so the helper is blamed and not its caller.
    private func settled(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        if ship.isDocked { completion(true) }  // want "unresumed-path: .completion."
    }
}
