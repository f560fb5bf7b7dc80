// verdicts: 1 proved, 8 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

func hailAll(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    var left = names.count
    guard left > 0 else { return completion(0) }
    for name in names {
        radio.hail(name) { _, _ in
            left -= 1
            if left == 0 { completion(names.count) }
        }
    }
}

func hailByNumber(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    if names.isEmpty { return completion(0) }
    var answered = 0
    for number in 0..<names.count {
        radio.hail(names[number]) { _, _ in
            answered += 1
            if answered == names.count { completion(answered) }
        }
    }
}

func hailRange(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    let all = names.count
    guard all > 0 else { return completion(0) }
    var answered = 0
    for number in 0..<all {
        radio.hail(names[number]) { _, _ in
            answered += 1
            if answered == all { completion(answered) }
        }
    }
}

func hailFromFirst(_ names: [String], by radio: any Radio, completion: @escaping (String) -> Void) {
    guard let first = names.first else { return completion("") }
    var left = names.count
    for name in names {
        radio.hail(name) { _, _ in
            left -= 1
            if left == 0 { completion(first) }
        }
    }
}

func hailUnderLock(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    guard !names.isEmpty else { return completion(0) }
    let lock = NSLock()
    var left = names.count
    for name in names {
        radio.hail(name) { _, _ in
            lock.lock()
            left -= 1
            let isLast = left == 0
            lock.unlock()
            if isLast { completion(names.count) }
        }
    }
}

func hailInLock(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    guard !names.isEmpty else { return completion(0) }
    let lock = NSLock()
    var left = names.count
    for name in names {
        radio.hail(name) { _, _ in
            let isLast = lock.withLock {
                left -= 1
                return left == 0
            }
            if isLast { completion(names.count) }
        }
    }
}

func tryBoth(_ radio: any Radio, completion: @escaping (Int) -> Void) {
    for (name, number) in [("port", 1), ("starboard", 2)] {
        if number == 2 || name.isEmpty {
            completion(number)
            return
        }
        return completion(0)
    }
}

protocol Tally {
    func decrement() -> Int
    func wrappingDecrementThenLoad() -> Int
}

func hailCounted(_ names: [String], _ left: any Tally, by radio: any Radio, completion: @escaping (Int) -> Void) {
    guard !names.isEmpty else { return completion(0) }
    for name in names {
        radio.hail(name) { _, _ in
            if left.decrement() == 0 { completion(names.count) }
        }
    }
}

func hailAtomic(_ names: [String], _ left: any Tally, by radio: any Radio, completion: @escaping (Int) -> Void) {
    guard !names.isEmpty else { return completion(0) }
    for name in names {
        radio.hail(name) { _, _ in
            let remaining = left.wrappingDecrementThenLoad()
            guard remaining == 0 else { return }
            completion(names.count)
        }
    }
}
