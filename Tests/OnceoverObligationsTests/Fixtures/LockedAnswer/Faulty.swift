// verdicts: 0 proved, 3 violated, 1 unknown
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
