// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Signals {
    // A type of another file. A closure would be marked, or called.
    func address(of callback: Flag.Callback) -> String {
        switch callback {
        case .lamp(let lamp): lamp.address
        case .horn(let horn): horn.address
        }
    }

    func raise(_ flag: Flag, completion: Flag.Completion) {
        flag.raise(by: completion)
    }

    func lower(_ flag: Flag, completion: @escaping Flag.Completion) {
        flag.lower { completion($0) }
    }
}
