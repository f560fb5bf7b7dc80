// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

import Foundation

/// Both find what is left: one, and then none.
func tow(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var left = 1
    func first() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard left >= 0 else { return false }
        left -= 1
        return true
    }
    radio.hail("tow") { ship, _ in
        if first() { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if first() { completion(nil) }  // want "double-resume: .completion."
    }
}

func haul(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var count = 0
    func first() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        count += 1
        guard count <= 2 else { return false }
        return true
    }
    radio.hail("haul") { ship, _ in
        if first() { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if first() { completion(nil) }  // want "double-resume: .completion."
    }
}

private final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var left = 2

    func enter() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}

func pass(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let gate = Gate()
    radio.hail("pass") { ship, _ in
        if gate.enter() { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if gate.enter() {  // want "unresumed-path: .completion."
            completion(nil)  // want "double-resume: .completion."
        }
    }
}
