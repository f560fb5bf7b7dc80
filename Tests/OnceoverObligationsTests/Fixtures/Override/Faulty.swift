// verdicts: 0 proved, 2 assumed, 2 violated, 0 unknown
// proofs assume: unseen-callback-once

class Coach {
    func clean(completion: @escaping (Bool) -> Void) { sweep { completion($0 != nil) } }
}

final class DiningCar: Coach {
    var tables = 0

    override func clean(completion: @escaping (Bool) -> Void) {
        guard tables > 0 else { return }  // want "unresumed-path: `completion` is not called on this path"
        super.clean(completion: completion)
    }
}

class Trolley {
    var isClean = false

    func clean(completion: (() -> Void)? = nil) {  // assumes left-to-subclasses
        isClean = true
    }
}

/// What it overrides calls nobody, nor does it.
final class TeaTrolley: Trolley {
    override func clean(completion: (() -> Void)?) {  // want "unresumed-path: `completion` is never called"
        super.clean(completion: completion)
    }
}
