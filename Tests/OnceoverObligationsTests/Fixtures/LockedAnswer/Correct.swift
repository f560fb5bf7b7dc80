// verdicts: 2 proved, 3 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered
import Foundation
import Synchronization

enum Tide { case high, low }

// A closure that runs under a lock gives what is to be told at once, or nil.
final class Harbour: Sendable {
    private struct Watch {
        var tide = Tide.low
        var next = 0
        var waiting: [Int: CheckedContinuation<Tide, Never>] = [:]
    }
    private let watch = Mutex(Watch())

    func tide() async -> Tide {
        await withCheckedContinuation { continuation in
            let known = watch.withLock { watch -> Tide? in
                guard watch.tide == .low else { return watch.tide }
                watch.next += 1
                watch.waiting[watch.next] = continuation
                return nil
            }
            if let known { continuation.resume(returning: known) }
        }
    }

    func rise() {
        let all = watch.withLock { watch in
            defer { watch.waiting = [:] }
            return watch.waiting.values
        }
        for continuation in all { continuation.resume(returning: .high) }
    }
}

// A list that it gives back empty holds none.
final class Mole: Sendable {
    private struct Watch {
        var isLit = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let watch = Mutex(Watch())

    func light() {
        let waiting: [CheckedContinuation<Void, Never>] = watch.withLock { watch in
            guard !watch.isLit else { return [] }
            watch.isLit = true
            defer { watch.waiting = [] }
            return watch.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isLit = watch.withLock { watch -> Bool in
                if watch.isLit { return true }
                watch.waiting.append(continuation)
                return false
            }
            if isLit { continuation.resume() }
        }
    }
}

// A truth value is no nil.
func hail(_ ship: Ship, with lock: NSLock, completion: @escaping (Bool) -> Void) {
    let isKnown: Bool? = lock.withLock {
        if ship.isDocked { return true }
        if ship.crew > 9 { return false }
        return nil
    }
    if let isKnown { completion(isKnown) } else { completion(false) }
}

func greet(_ ship: Ship, with lock: NSLock, completion: @escaping (Bool) -> Void) {
    let isKnown: Bool? = lock.withLock {
        if ship.isDocked { return true }
        completion(false)
        return nil
    }
    if let isKnown { completion(isKnown) }
}

// The same, of a list that is made.
final class Buoy: @unchecked Sendable {
    private let lock = NSLock()
    private var isLit = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func light() {
        let all = lock.withLock {
            guard !isLit else { return [CheckedContinuation<Void, Never>]() }
            isLit = true
            defer { waiting = [] }
            return waiting
        }
        all.forEach { $0.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isLit = lock.withLock {
                guard !isLit else { return true }
                waiting.append(continuation)
                return false
            }
            if isLit { continuation.resume() }
        }
    }
}

// What was taken out of a case is there.
final class Moorings: Sendable {
    private enum Line {
        case free
        case tied(Int)
        case waited(CheckedContinuation<Int, Never>)
    }
    private let lines = Mutex<[Int: Line]>([:])

    func knots(at place: Int) async -> Int {
        await withCheckedContinuation { continuation in
            let knots: Int? = lines.withLock { lines in
                switch lines[place] {
                case .free:
                    lines[place] = .waited(continuation)
                    return nil
                case .tied(let knots): return knots
                case .waited: return 0
                case nil: return 0
                }
            }
            if let knots { continuation.resume(returning: knots) }
        }
    }

    func tie(_ knots: Int, at place: Int) {
        let waiting = lines.withLock { lines -> CheckedContinuation<Int, Never>? in
            guard case .waited(let waiting) = lines[place] else {
                lines[place] = .tied(knots)
                return nil
            }
            lines[place] = nil
            return waiting
        }
        waiting?.resume(returning: knots)
    }
}
