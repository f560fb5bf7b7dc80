// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

actor Judge {
    private var hasDecided = false

    func first(_ continuation: CheckedContinuation<Int, Never>, _ value: Int, in yard: any Yard) async {
        guard !hasDecided else { return }
        hasDecided = true
        _ = await yard.count()
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
            await judge.first(continuation, -1, in: yard)
        }
    }
}

func rest() async {}
