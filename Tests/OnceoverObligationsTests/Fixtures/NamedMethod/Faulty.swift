// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

func moor(_ ship: Ship) async -> Int {
    await withCheckedContinuation { continuation in
        let answer = continuation.resume(returning:)
        if ship.isAfloat { answer(1) }  // want "unresumed-path: .continuation."
    }
}

func load(_ ship: Ship) async -> Int {
    await withCheckedContinuation { continuation in
        let answer = continuation.resume(returning:)
        if ship.isAfloat { answer(1) }  // want "double-resume: .continuation."
        answer(2)
    }
}

func weigh(_ ship: Ship) async -> Int {
    await withCheckedContinuation { continuation in
        let answer: (Int) -> Void = continuation.resume
        ship.weigh(completion: answer)
        answer(0)  // want "double-resume: .continuation."
    }
}
