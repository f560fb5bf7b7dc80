// verdicts: 2 proved, 0 assumed, 2 violated, 0 unknown
final class Ferry {
    func cross() async -> Int {
        await withCheckedContinuation { ticket in
            land(ticket, passengers: 3)
        }
    }

    func moor() async -> Int {
        await withCheckedContinuation { rope in
            tie(rope, knots: 2)  // want "unresumed-path: .tie. can return without"
        }
    }

    func pull(_ tug: Tug) async -> Int {
        await withCheckedContinuation { rope in
            tug.tow(rope, knots: 3)  // want "unresumed-path: .tow. can return without"
        }
    }

    func unload(completion: @escaping (Int) -> Void) {
        onDeck { completion(4) }
    }
}
