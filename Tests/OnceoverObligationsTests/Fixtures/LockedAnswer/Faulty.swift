// verdicts: 0 proved, 0 assumed, 4 violated, 1 unknown
import Foundation
import Synchronization

// It gives nil where nobody keeps it.
func greet(_ ship: Ship, with lock: NSLock, completion: @escaping (Bool) -> Void) {
    let isKnown: Bool? = lock.withLock {
        if ship.isDocked { return true }
        return nil
    }
    if let isKnown { completion(isKnown) }  // want "unresumed-path: .completion."
}

func hail(_ ship: Ship, with lock: NSLock, completion: @escaping (Int) -> Void) {
    let crew = lock.withLock { () -> Int? in
        if ship.isDocked { return nil }
        if ship.crew > 9 { return ship.crew }
        completion(0)  // want "double-resume: .completion."
        return ship.crew
    }
    if let crew { completion(crew) }  // want "unresumed-path: .completion."
}

// The list that it gives back is not the empty one.
final class Mole: Sendable {
    private struct Watch {
        var isLit = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let watch = Mutex(Watch())

    func light() {
        let waiting: [CheckedContinuation<Void, Never>] = watch.withLock { watch in
            guard !watch.isLit else { return [] }
            return watch.waiting
        }
        for continuation in waiting { continuation.resume() }  // want "stale-continuation"
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            watch.withLock { $0.waiting.append(continuation) }
        }
    }
}

// Of what was taken out of the case, a part may be missing.
enum Line {
    case free
    case tied(Int?)
}

func knots(of line: Line, with lock: NSLock, completion: @escaping (Int) -> Void) {
    let knots: Int? = lock.withLock {
        switch line {
        case .free: return 0
        case .tied(let knots):
            if knots == nil { print("loose") }
            return knots
        }
    }
    if let knots { completion(knots) }  // want "unresumed-path: .completion."
}
