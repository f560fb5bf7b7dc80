// verdicts: 0 proved, 0 assumed, 3 violated, 2 unknown

private func refuse(_ crates: Int, _ isAnswered: inout Bool, _ tell: (Bool) -> Void) {
    guard crates > 12 else { return }
    tell(false)
    isAnswered = true
}

func deliver(_ crates: Int, completion: @escaping (Bool) -> Void) {
    var isAnswered = false
    refuse(crates, &isAnswered, completion)
    if isAnswered { completion(true) }  // want "double-resume: .completion." "unresumed-path: .completion."
}

func poke(_ waiting: inout CheckedContinuation<Int, Never>?, _ degrees: Int) {
    waiting?.resume(returning: degrees)
}

func forget(_ waiting: inout CheckedContinuation<Int, Never>?) { waiting = nil }

@MainActor final class SwingBridge {
    private var turning: CheckedContinuation<Int, Never>?

    func turn() async -> Int {
        await withCheckedContinuation { continuation in
            if turning != nil { return continuation.resume(returning: -1) }
            turning = continuation
        }
    }

    func didLock(_ degrees: Int) {
        poke(&turning, degrees)  // want "stale-continuation: .turning."
    }
}

@MainActor final class LiftBridge {
    private var lifting: CheckedContinuation<Int, Never>?

    func lift() async -> Int {
        await withCheckedContinuation { continuation in
            if lifting != nil { return continuation.resume(returning: -1) }
            lifting = continuation
        }
    }

    func didLock(_ degrees: Int) {
        lifting?.resume(returning: degrees)
        lifting = nil
    }

    func stop() {
        forget(&lifting)  // want "lost-continuation: .*lifting"
    }
}
