// verdicts: 3 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

class Coach {
    func clean(completion: @escaping (Bool) -> Void) { sweep { completion($0 != nil) } }
}

final class DiningCar: Coach {
    var tables = 0

    override func clean(completion: @escaping (Bool) -> Void) {
        guard tables > 0 else { return completion(false) }
        super.clean(completion: completion)
    }
}

class Trolley {
    var isClean = false

    func clean(completion: (() -> Void)? = nil) {  // assumes left-to-subclasses
        isClean = true
    }

    func wipe(completion: @escaping () -> Void) { completion() }
}

/// What it overrides does its part and calls nobody.
final class TeaTrolley: Trolley {
    override func clean(completion: (() -> Void)?) {
        super.clean(completion: completion)
        sweep { _ in completion?() }
    }
}

/// Of two that override the same, none is the other's superclass.
final class MailTrolley: Trolley {
    override func wipe(completion: @escaping () -> Void) { super.wipe(completion: completion) }
}
