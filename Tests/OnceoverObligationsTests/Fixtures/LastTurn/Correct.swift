// verdicts: 2 proved, 7 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation
import Synchronization

/// A closure that holds the lock tells the last by an optional.
func weigh(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    guard !names.isEmpty else { return completion(0) }
    let load = Mutex((open: names.count, tons: 0))
    for name in names {
        radio.hail(name) { ship, _ in
            let whole = load.withLock { load -> Int? in
                load.open -= 1
                load.tons += ship?.tons ?? 0
                return load.open == 0 ? load.tons : nil
            }
            if let whole { completion(whole) }
        }
    }
}

/// By `true`, in an `if` of its own.
func stow(_ names: [String], by radio: any Radio, completion: @escaping () -> Void) {
    guard !names.isEmpty else { return completion() }
    let lock = NSLock()
    var open = names.count
    for name in names {
        radio.hail(name) { _, _ in
            let isLast = lock.withLock { () -> Bool in
                open -= 1
                if open == 0 { return true }
                return false
            }
            if isLast { completion() }
        }
    }
}

/// By a case.
func trim(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    enum Step { case more, done(Int) }
    guard !names.isEmpty else { return completion(0) }
    let lock = NSLock()
    var open = names.count
    for name in names {
        radio.hail(name) { _, _ in
            let step: Step = lock.withLock {
                open -= 1
                return open == 0 ? .done(names.count) : .more
            }
            switch step {
            case .more: break
            case .done(let count): completion(count)
            }
        }
    }
}

/// Those that are still awaited are crossed out.
func muster(_ names: Set<String>, by radio: any Radio, completion: @escaping () -> Void) {
    guard !names.isEmpty else { return completion() }
    let awaited = Mutex(names)
    for name in names {
        radio.hail(name) { _, _ in
            let areAllHere = awaited.withLock { awaited in
                awaited.remove(name)
                return awaited.isEmpty
            }
            if areAllHere { completion() }
        }
    }
}

/// Those that have come are entered.
func enrol(_ names: [String], by radio: any Radio, completion: @escaping ([String: Ship?]) -> Void) {
    guard !names.isEmpty else { return completion([:]) }
    let entered = Mutex([String: Ship?]())
    for name in names {
        radio.hail(name) { ship, _ in
            let all = entered.withLock { entered -> [String: Ship?]? in
                entered[name] = ship
                return entered.count == names.count ? entered : nil
            }
            if let all { completion(all) }
        }
    }
}

final class Tide: Sendable {
    let left: Atomic<Int>
    init(_ left: Int) { self.left = Atomic(left) }
}

/// An atomic counts down.
func ebb(_ names: [String], by radio: any Radio, completion: @escaping @Sendable () -> Void) {
    guard !names.isEmpty else { return completion() }
    let tide = Tide(names.count)
    for name in names {
        radio.hail(name) { _, _ in
            guard tide.left.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
            completion()
        }
    }
}

/// Of two callbacks, the one that counts first.
func race(by radio: any Radio, completion: @escaping @Sendable (Ship?) -> Void) {
    let calls = Tide(0)
    radio.hail("race") { ship, _ in
        if calls.left.wrappingAdd(1, ordering: .relaxed).oldValue == 0 { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if calls.left.wrappingAdd(1, ordering: .relaxed).oldValue == 0 { completion(nil) }
    }
}

/// The last has nothing behind it.
func call(_ names: [String], completion: @escaping (String) -> Void) {
    guard !names.isEmpty else { return completion("") }
    for (index, name) in names.enumerated() {
        if index + 1 == names.count { completion(name) }
    }
}

/// Behind the last, no element of a sequence comes.
func weigh(_ cargo: [Result<Int, any Error>], completion: @escaping (Result<Int, any Error>) -> Void) {
    guard !cargo.isEmpty else { return completion(.success(0)) }
    var done = 0
    var hasFailed = false
    cargo.forEach { crate in
        if hasFailed { return }
        switch crate {
        case .success:
            done += 1
            if done == cargo.count { completion(.success(done)) }
        case .failure(let error):
            hasFailed = true
            completion(.failure(error))
        }
    }
}
