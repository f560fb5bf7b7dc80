// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

import Foundation

final class Radio {
    // Where the clock is taken back, it has not set the flag either.
    func ask(completion: @escaping (Int) -> Void) {
        var isDone = false
        let lock = NSLock()
        let finish: (Int) -> Void = { answer in
            lock.lock()
            defer { lock.unlock() }
            guard !isDone else { return }
            isDone = true
            completion(answer)
        }
        let clock = DispatchWorkItem { finish(0) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 10, execute: clock)
        guard isOpen else {
            clock.cancel()
            finish(1)
            return
        }
    }

    // What was known before is known again.
    func listen(completion: @escaping (Int) -> Void) {
        var count = 0
        var isDone = false
        let clock = DispatchWorkItem {
            guard !isDone else { return }
            isDone = true
            completion(count)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 10, execute: clock)
        if isOpen {
            clock.cancel()
            count = 7
            if !isDone { completion(count) }
        }
    }
}
