// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

import Foundation

final class Beacon {
    // Nobody calls where the clock is taken back.
    func ask(completion: @escaping (Int) -> Void) {
        var isDone = false
        let clock = DispatchWorkItem {
            isDone = true
            completion(0)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 10, execute: clock)
        guard isOpen else {
            clock.cancel()  // want "unresumed-path: .completion."
            return
        }
    }

    // The flag was set before, so that it stays set.
    func listen(completion: @escaping (Int) -> Void) {
        var isDone = true
        let clock = DispatchWorkItem {
            isDone = true
            completion(0)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 10, execute: clock)
        if isOpen {
            clock.cancel()
            if !isDone { completion(1) }  // want "unresumed-path: .completion."
        }
    }
}
