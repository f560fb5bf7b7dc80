// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown
import Foundation

/// Whose time is up has claimed it, in one step.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isDone = false
    private var isLate = false

    var isTimeout: Bool { lock.withLock { isLate } }

    func claim() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if isDone { return false }
        isDone = true
        return true
    }

    func claimLate() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if isDone { return false }
        isDone = true
        isLate = true
        return true
    }
}

func tide(by radio: any Radio, queue: DispatchQueue) async -> Int? {
    await withCheckedContinuation { continuation in
        let gate = Gate()
        queue.asyncAfter(deadline: .now() + 3) { [weak gate] in
            guard let gate else { return }
            if gate.claimLate() { continuation.resume(returning: nil) }
        }
        radio.stateUpdateHandler = { state in
            if state > 9 {
                if !gate.isTimeout {
                    if gate.claim() { continuation.resume(returning: state) }  // assumes one-admitted
                }
            }
        }
    }
}
