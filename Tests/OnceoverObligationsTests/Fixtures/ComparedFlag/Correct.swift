// verdicts: 1 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

struct Tide { static let isLow = false }

final class Lock {
    let isManual = false
    private let pump = Pump()

    // The same is asked in the closure and behind it.
    func fill(_ isSlow: Bool, completion: @escaping (Int) -> Void) {
        pump.fill { level in
            if isSlow == false {
                print(level)
            } else {
                completion(level)
            }
        }
        if isSlow == false { completion(0) }
    }

    func drain(completion: @escaping (Int) -> Void) {
        pump.drain { level in
            if Tide.isLow && self.isManual == false {
                print(level)
            } else {
                completion(level)
            }
        }
        if Tide.isLow && isManual == false { completion(0) }
    }

    func open(_ isSlow: Bool?, completion: @escaping () -> Void) {
        if isSlow == true { completion() }
        if isSlow != true { completion() }
    }
}
