// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

import Foundation

private final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isUsed = false

    func enter() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if isUsed { return false }
        isUsed = true
        return true
    }
}

func pass(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let gate = Gate()
    radio.hail("pass") { ship, _ in
        if gate.enter() { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if gate.enter() { completion(nil) }
    }
}

private final class Lane {
    private var isUsed = false

    func enter() -> Bool {
        if isUsed { return false }
        isUsed = true
        return true
    }
}

/// One queue serves both.
func cross(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lane = Lane()
    radio.hail("cross") { ship, _ in
        queue.async {
            if lane.enter() { completion(ship) }
        }
    }
    queue.asyncAfter(deadline: .now() + 5) {
        if lane.enter() { completion(nil) }
    }
}

/// The lock is the caller's.
func sail(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lane = Lane()
    let lock = NSLock()
    radio.hail("sail") { ship, _ in
        if lock.withLock({ lane.enter() }) { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if lock.withLock({ lane.enter() }) { completion(nil) }
    }
}
