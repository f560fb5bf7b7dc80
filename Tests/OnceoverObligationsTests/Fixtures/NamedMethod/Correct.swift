// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name

func moor(_ ship: Ship) async -> Int {
    await withCheckedContinuation { continuation in
        let answer = continuation.resume(returning:)
        if ship.isAfloat { answer(1) } else { answer(0) }
    }
}

func weigh(_ ship: Ship) async -> Int {
    await withCheckedContinuation { continuation in
        let answer: (Int) -> Void = continuation.resume
        guard ship.isAfloat else { return answer(0) }
        ship.weigh(completion: answer)
    }
}
