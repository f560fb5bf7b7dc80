// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// Who waits between asking and setting lets the other one in.
actor Judge {
    private var hasDecided = false

    func first(_ continuation: CheckedContinuation<Int, Never>, _ value: Int, in yard: any Yard) async {
        guard !hasDecided else { return }
        _ = await yard.count()
        hasDecided = true
        continuation.resume(returning: value)
    }
}

func race(in yard: any Yard, by radio: any Radio) async -> Int {
    await withCheckedContinuation { continuation in
        let judge = Judge()
        radio.hail("race") { ship, _ in
            Task { await judge.first(continuation, ship?.crew ?? 0, in: yard) }
        }
        Task {
            await rest()
            await judge.first(continuation, -1, in: yard)  // want "double-resume: .continuation."
        }  // want "unresumed-path: .first. can return without"
    }
}

func rest() async {}
