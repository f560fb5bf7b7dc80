// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
import Foundation

final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isDone = false
    var isPainted = false

    func claim() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if isDone { return false }
        isDone = true
        return true
    }
}

/// Who paints it has claimed nothing.
func tide(by radio: any Radio, queue: DispatchQueue) async -> Int? {
    await withCheckedContinuation { continuation in
        let gate = Gate()
        queue.asyncAfter(deadline: .now() + 3) { [weak gate] in
            guard let gate else { return }
            if gate.claim() { continuation.resume(returning: nil) }
        }
        radio.wait {
            if !gate.isPainted {  // want "unresumed-path: .continuation."
                if gate.claim() { continuation.resume(returning: 3) }  // assumes one-admitted
            }
        }
    }
}

/// Another object's time is up.
func tide(by radio: any Radio, until clock: Clock) async -> Int? {
    await withCheckedContinuation { continuation in
        let gate = Gate()
        radio.wait {
            if !clock.isTimeout {  // want "unresumed-path: .continuation."
                if gate.claim() { continuation.resume(returning: 3) }
            }
        }
    }
}
