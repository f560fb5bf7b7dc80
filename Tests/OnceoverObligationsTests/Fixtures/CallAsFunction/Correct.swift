// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown
import Foundation

private final class Turn: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false

    func callAsFunction(_ work: () -> Void) {
        lock.lock()
        let isFirst = !isOver
        isOver = true
        lock.unlock()
        if isFirst { work() }
    }
}

func berth(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let turn = Turn()
    radio.hail("berth") { ship, _ in
        turn { completion(ship) }
    }
    queue.asyncAfter(deadline: .now() + 5) {
        turn.callAsFunction { completion(nil) }
    }
}
