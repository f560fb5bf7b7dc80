// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
func haul(_ net: Int?, completion: @escaping (Int?) -> Void) {
    if let net { completion(net) }
    let isHauled = net != nil
    fetch {
        if !isHauled { completion(nil) }
    }
}

func race(completion: @escaping (Int) -> Void) {
    let lock = NSLock()
    var isSettled = false
    func settleOnce(_ body: () -> Void) {
        lock.lock()
        let isFirst = !isSettled
        isSettled = true
        lock.unlock()
        if isFirst { body() }
    }
    fetch { settleOnce { completion(1) } }
    fetch { settleOnce { completion(2) } }
}
