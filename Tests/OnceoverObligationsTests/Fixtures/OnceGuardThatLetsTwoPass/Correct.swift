// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

import Foundation

func tow(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var left = 1
    func first() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard left > 0 else { return false }
        left -= 1
        return true
    }
    radio.hail("tow") { ship, _ in
        if first() { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if first() { completion(nil) }
    }
}

/// It counts before it asks.
func haul(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let lock = NSLock()
    var left = 1
    func first() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        left -= 1
        guard left >= 0 else { return false }
        return true
    }
    radio.hail("haul") { ship, _ in
        if first() { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if first() { completion(nil) }
    }
}

/// The last of two.
func meet(by radio: any Radio, completion: @escaping () -> Void) {
    var met = 0
    func isLast() -> Bool {
        met += 1
        return met > 1
    }
    radio.hail("north") { _, _ in
        if isLast() { completion() }
    }
    radio.hail("south") { _, _ in
        if isLast() { completion() }
    }
}

private final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var left = 1

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
        if gate.enter() { completion(nil) }
    }
}
