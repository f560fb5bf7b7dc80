// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// The end calls those who wait for a berth, and those who wait for a pilot.
final class Harbour {
    private var berths: [(Bool) -> Void] = []
    private var pilots: [(Bool) -> Void] = []

    func berth(completion: @escaping (Bool) -> Void) { berths.append(completion) }
    func pilot(completion: @escaping (Bool) -> Void) { pilots.append(completion) }

    func sendPilot() {
        let waiting = pilots
        pilots.removeAll()
        for completion in waiting { completion(true) }
    }

    func close() {
        let waiting = berths
        berths.removeAll()
        for completion in waiting { completion(false) }
        let others = pilots
        pilots.removeAll()
        for completion in others { completion(false) }
    }
}
