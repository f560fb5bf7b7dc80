// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

// It is asked on one of two ways, and it may have changed.
func count(_ ships: [Ship], on radio: Radio, checks: Bool) async -> Int {
    if checks {
        guard !ships.isEmpty else { return 0 }
    }
    return await withCheckedContinuation { continuation in
        var count = 0
        for ship in ships {
            radio.hail(ship.name) { _, _ in
                count += 1
                if count == ships.count { continuation.resume(returning: count) }
            }
        }
    }  // want "unresumed-path: .continuation."
}

final class Office {
    var radio: Radio?

    func signal() async {
        guard radio != nil else { return }
        radio = nil
        await withCheckedContinuation { continuation in
            _ = radio?.wait { continuation.resume() }  // want "droppable-callback: .continuation."
        }
    }

    // A callback comes later.
    func signal(after other: Radio) {
        guard radio != nil else { return }
        other.wait { [self] in
            Task {
                await withCheckedContinuation { continuation in
                    _ = radio?.wait { continuation.resume() }  // want "droppable-callback: .continuation."
                }
            }
        }
    }
}
