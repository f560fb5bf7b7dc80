// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

final class Winch {
    var isFree = true

    func turn(completion: @escaping (Int) -> Void) {
        onQueue { completion(1) }
    }

    private func onQueue(_ work: @escaping () -> Void) {
        if isFree { work() } else { queue.async(execute: work) }
    }

    func pull() async -> Int {
        await withCheckedContinuation { continuation in
            locked { continuation.resume(returning: 3) }
        }
    }

    private func locked(_ work: () -> Void) {
        let lock = NSLock()
        lock.lock()
        defer { lock.unlock() }
        work()
    }

    func rest(completion: @escaping (Int) -> Void) {
        let crew = locked { 3 }
        completion(crew)
    }

    private func locked<Value>(_ work: () -> Value) -> Value { work() }
}
