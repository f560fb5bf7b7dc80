// verdicts: 2 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered

func moor(_ ship: Ship, completion: ((Bool) -> Void)?) {
    completion.map { $0(ship.isAfloat) }
}

func load(_ ship: Ship, completion: ((Int) -> Void)?) {
    guard ship.isAfloat else {
        completion.map { $0(0) }
        return
    }
    ship.load { cargo in
        completion.map { tell in tell(cargo) }
    }
}

/// The closure is called later, if at all: it is made into another one.
func weigh(_ ship: Ship, completion: ((Int) -> Void)?) {
    let tell = completion.map { tell in { (weight: Int) in tell(weight / 1000) } }
    ship.weigh { tell?($0) }
}

final class Pier {
    private var waiting: CheckedContinuation<Int, Never>?

    func wait() async -> Int {
        await withCheckedContinuation { continuation in
            precondition(waiting == nil)
            waiting = continuation
        }
    }

    func arrive() {
        waiting.map { $0.resume(returning: 1) }
        waiting = nil
    }
}
