// verdicts: 0 proved, 1 assumed, 5 violated, 0 unknown
// proofs assume: callee-keeps-promise
struct Quay {
    var isOpen = false

    // One of the callers waits.
    func unload(completion: (() -> Void)? = nil) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion?()
    }

    func arrive() {
        unload()
        unload { print("empty") }
    }

    // It is given one through another function.
    private func weigh(_ cargo: Int, completion: (() -> Void)?) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        print(cargo)
        completion?()
    }

    private func weighAll(completion: (() -> Void)? = nil) { weigh(7, completion: completion) }

    func moor() { weighAll { print("weighed") } }

    // One has something to do, if not always.
    private func dredge(completion: @escaping (Bool) -> Void) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion(true)
    }

    func repair() {
        dredge { _ in }
        dredge { if $0 { print("deep") } }
    }

    // Nobody in sight calls it but itself.
    func sweep(_ times: Int, completion: (() -> Void)? = nil) {
        guard times > 0 else { return }  // want "unresumed-path: .completion."
        sweep(times - 1, completion: completion)
    }
}

public struct Harbour {
    var isOpen = false

    // Other modules may give one.
    public func close(completion: (() -> Void)? = nil) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion?()
    }

    func leave() { close() }
}
