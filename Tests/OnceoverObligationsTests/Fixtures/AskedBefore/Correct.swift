// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

// What was asked in front of the closure holds inside.
func count(_ ships: [Ship], on radio: Radio) async -> Int {
    guard !ships.isEmpty else { return 0 }
    return await withCheckedContinuation { continuation in
        var count = 0
        for ship in ships {
            radio.hail(ship.name) { _, _ in
                count += 1
                if count == ships.count { continuation.resume(returning: count) }
            }
        }
    }
}

final class Office {
    let radio: Radio?
    init(radio: Radio?) { self.radio = radio }

    func signal() async {
        guard radio != nil else { return }
        await withCheckedContinuation { continuation in
            _ = radio?.wait { continuation.resume() }
        }
    }
}
