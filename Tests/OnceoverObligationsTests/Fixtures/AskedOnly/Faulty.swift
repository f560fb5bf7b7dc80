// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

import Foundation

/// It says that it is free, and lets everybody through.
private final class Turnstile: @unchecked Sendable {
    private let lock = NSLock()
    private var isTaken = false

    func claim() -> Bool { lock.withLock { !isTaken } }
}

func enter(completion: @escaping (Int) -> Void) {
    let turnstile = Turnstile()
    queueUp { if turnstile.claim() { completion($0) } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        if turnstile.claim() {  // want "unresumed-path: `completion` is not called on this path"
            completion(0)  // want "double-resume: `completion` is called a second time here"
        }
    }
}

/// It writes down that it has let somebody through, and lets the next one through as well.
private final class Ledger: @unchecked Sendable {
    private let pages = DispatchQueue(label: "pages")
    private var isTaken = false

    func claim() -> Bool {
        pages.sync {
            let isFree = !isTaken
            if isFree { write("taken") }
            return isFree
        }
    }
}

func leave(completion: @escaping (Int) -> Void) {
    let ledger = Ledger()
    queueUp { if ledger.claim() { completion($0) } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        if ledger.claim() {  // want "unresumed-path: `completion` is not called on this path"
            completion(0)  // want "double-resume: `completion` is called a second time here"
        }
    }
}
