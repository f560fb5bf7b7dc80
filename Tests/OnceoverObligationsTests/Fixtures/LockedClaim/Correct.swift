// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation
import Synchronization

final class Tug: @unchecked Sendable {
    let radio: any Radio
    let isTowed = Mutex(false)

    init(radio: any Radio) { self.radio = radio }

    func tow(completion: @escaping (Ship?) -> Void) {
        radio.hail("tow") { ship, _ in
            let isFirst = self.isTowed.withLock { wasTowed in
                let before = wasTowed
                wasTowed = true
                return !before
            }
            if isFirst { completion(ship) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
            self.isTowed.withLock { wasTowed in
                guard !wasTowed else { return }
                wasTowed = true
                completion(nil)
            }
        }
    }

    func moor() async -> Ship? {
        await withCheckedContinuation { continuation in
            let lock = NSLock()
            var isMoored = false
            radio.hail("moor") { ship, _ in
                let isFirst = lock.withLock {
                    guard !isMoored else { return false }
                    isMoored = true
                    return true
                }
                if isFirst { continuation.resume(returning: ship) }
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
                let isFirst = lock.withLock {
                    guard !isMoored else { return false }
                    isMoored = true
                    return true
                }
                if isFirst { continuation.resume(returning: nil) }
            }
        }
    }
}

func unmoor(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let isDone = Mutex(false)
    radio.hail("unmoor") { ship, _ in
        guard isDone.withLock({ done in if done { return false } else { done = true; return true } }) else { return }
        completion(ship)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        let isLate = isDone.withLock { done in
            defer { done = true }
            return done
        }
        if !isLate { completion(nil) }
    }
}

/// The lock is there before the continuation is.
func anchor(by radio: any Radio) async -> Ship? {
    let isDown = Mutex(false)
    return await withCheckedContinuation { continuation in
        let claim: @Sendable () -> Bool = {
            isDown.withLock { down in
                defer { down = true }
                return !down
            }
        }
        radio.hail("anchor") { ship, _ in
            if claim() { continuation.resume(returning: ship) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
            if claim() { continuation.resume(returning: nil) }
        }
    }
}

final class Winch: @unchecked Sendable {
    let lock = NSLock()
    var isWound = false

    func wind(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
        radio.hail("wind") { ship, _ in
            self.lock.lock()
            let isFirst = !self.isWound
            self.isWound = true
            self.lock.unlock()
            if isFirst { completion(ship) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
            self.lock.lock()
            guard !self.isWound else { return self.lock.unlock() }
            self.isWound = true
            self.lock.unlock()
            completion(nil)
        }
    }
}
