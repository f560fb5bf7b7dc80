// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

private final class Turn {
    private var turns = 0

    func callAsFunction(_ work: () -> Void) {
        turns += 1
        work()
    }
}

func berth(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let turn = Turn()
    radio.hail("berth") { ship, _ in
        turn { completion(ship) }
    }
    queue.asyncAfter(deadline: .now() + 5) {
        turn { completion(nil) }  // want "double-resume: .completion."
    }
}
