// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

import Foundation

/// Two may ask before one has set the flag.
private final class Lane: @unchecked Sendable {
    private var isUsed = false

    func enter() -> Bool {
        if isUsed { return false }
        isUsed = true
        return true
    }
}

func cross(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lane = Lane()
    radio.hail("cross") { ship, _ in
        if lane.enter() { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if lane.enter() { completion(nil) }  // want "unguarded-race: .completion."
    }
}

/// The lock is released between asking and setting.
private final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isUsed = false

    func enter() -> Bool {
        lock.lock()
        let wasUsed = isUsed
        lock.unlock()
        if wasUsed { return false }
        lock.lock()
        isUsed = true
        lock.unlock()
        return true
    }
}

func pass(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let gate = Gate()
    radio.hail("pass") { ship, _ in
        if gate.enter() { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if gate.enter() { completion(nil) }  // want "unguarded-race: .completion."
    }
}
