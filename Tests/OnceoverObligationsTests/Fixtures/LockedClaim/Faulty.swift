// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Foundation
import Synchronization

/// Nobody sets the flag.
func tow(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let isDone = Mutex(false)
    radio.hail("tow") { ship, _ in
        guard isDone.withLock({ !$0 }) else { return }
        completion(ship)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        guard isDone.withLock({ !$0 }) else { return }
        completion(nil)  // want "double-resume: .completion."
    }
}

/// The flag begins as one that has been taken.
func moor(by radio: any Radio) async -> Ship? {
    await withCheckedContinuation { continuation in
        let isDone = Mutex(true)
        radio.hail("moor") { ship, _ in
            let isFirst = isDone.withLock { done in
                defer { done = true }
                return !done
            }
            if isFirst { continuation.resume(returning: ship) }  // want "unresumed-path: .continuation."
        }
    }
}

/// Between asking and setting, the other callback asks.
func unmoor(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let isDone = Mutex(false)
    radio.hail("unmoor") { ship, _ in
        guard !isDone.withLock({ $0 }) else { return }
        completion(ship)
        isDone.withLock { $0 = true }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        guard !isDone.withLock({ $0 }) else { return }
        completion(nil)  // want "unguarded-race: .completion."
        isDone.withLock { $0 = true }
    }
}

final class Winch: @unchecked Sendable {
    let lock = NSLock()
    var isWound = false

    func wind(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
        radio.hail("wind") { ship, _ in
            self.lock.lock()
            guard !self.isWound else { return self.lock.unlock() }
            self.lock.unlock()
            completion(ship)
            self.isWound = true
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
            self.lock.lock()
            guard !self.isWound else { return self.lock.unlock() }
            self.lock.unlock()
            completion(nil)  // want "unguarded-race: .completion."
            self.isWound = true
        }
    }
}
