// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

/// One queue runs the function both times.
func race(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    var pending: ((Ship?) -> Void)? = completion
    func finish(_ ship: Ship?) {
        guard let answer = pending else { return }
        pending = nil
        answer(ship)
    }
    radio.hail("race") { ship, _ in DispatchQueue.main.async { finish(ship) } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { finish(nil) }
}

func raceUnderLock(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var isDone = false
    func finish(_ ship: Ship?) {
        let isFirst = lock.withLock {
            if isDone { return false }
            isDone = true
            return true
        }
        if isFirst { completion(ship) }
    }
    radio.hail("race") { ship, _ in finish(ship) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { finish(nil) }
}
