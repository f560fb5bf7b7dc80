// verdicts: 1 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered

private func refuse(_ crates: Int, _ isAnswered: inout Bool, _ tell: (Bool) -> Void) {
    guard crates > 12 else { return }
    tell(false)
    isAnswered = true
}

/// The variable tells the caller whether it is still to answer.
func deliver(_ crates: Int, completion: @escaping (Bool) -> Void) {
    var isAnswered = false
    refuse(crates, &isAnswered, completion)
    if !isAnswered { completion(true) }
}

func take(_ waiting: inout CheckedContinuation<Int, Never>?, _ degrees: Int) {
    waiting?.resume(returning: degrees)
    waiting = nil
}

func exchange(_ waiting: inout CheckedContinuation<Int, Never>?, _ degrees: Int) {
    let continuation = waiting
    waiting = nil
    continuation?.resume(returning: degrees)
}

/// Who is given a property by reference empties it, or fills it.
@MainActor final class SwingBridge {
    private var turning: CheckedContinuation<Int, Never>?

    func turn() async -> Int {
        await withCheckedContinuation { continuation in
            if turning != nil { return continuation.resume(returning: -1) }
            turning = continuation
        }
    }

    func didLock(_ degrees: Int) { take(&turning, degrees) }

    func didStick() { exchange(&turning, -1) }
}

func park(_ continuation: CheckedContinuation<Int, Never>, in waiting: inout CheckedContinuation<Int, Never>?) {
    waiting = continuation
}

@MainActor final class LiftBridge {
    private var lifting: CheckedContinuation<Int, Never>?

    func lift() async -> Int {
        await withCheckedContinuation { continuation in
            if lifting != nil { return continuation.resume(returning: -1) }
            park(continuation, in: &lifting)
        }
    }

    func didLock(_ degrees: Int) { take(&lifting, degrees) }
}
