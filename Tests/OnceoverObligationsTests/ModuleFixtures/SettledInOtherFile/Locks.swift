// verdicts: 0 proved, 3 assumed, 1 violated, 0 unknown
// proofs assume: stored-is-answered
// The gates stand in another file.
func pass(_ tide: Task<Int, Never>) async -> Int {
    let gate = Gate()
    return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            gate.attach(continuation)  // assumes flagged-settled
            Task { await gate.open(tide.value) }
        }
    } onCancel: {
        gate.open(0)
    }
}

func passBarred(_ tide: Task<Int, Never>) async -> Int {
    let gate = BarredGate()
    return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            gate.attach(continuation)  // want "unresumed-path: .attach. can return without"
            Task { await gate.open(tide.value) }
        }
    } onCancel: {
        gate.bar()
    }
}
