// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

final class Winch {
    var isFree = true

    func turn(completion: @escaping (Int) -> Void) {
        ifFree { completion(1) }  // want "unresumed-path: .completion."
    }

    private func ifFree(_ work: @escaping () -> Void) {
        if isFree { queue.async { work() } }
    }

    func pull(completion: @escaping (Int) -> Void) {
        twice { completion(2) }  // want "double-resume: .completion."
    }

    private func twice(_ work: () -> Void) {
        work()
        work()
    }

    func rest() async {
        await withCheckedContinuation { continuation in
            skip { continuation.resume() }  // want "unresumed-path: .continuation."
        }
    }

    private func skip(_ work: () -> Void) {}

    func each(_ ships: [Ship], completion: @escaping (Ship) -> Void) {
        all(ships) { completion($0) }  // want "unresumed-path: .completion." "double-resume: .completion."
    }

    private func all(_ ships: [Ship], _ work: (Ship) -> Void) {
        for ship in ships { work(ship) }
    }
}
