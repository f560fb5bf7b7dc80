// verdicts: 0 proved, 1 assumed, 2 violated, 1 unknown
// proofs assume: stored-is-answered

/// The next turn takes out another one, and who was skipped is on no list any more.
final class Signals {
    private struct Request {
        let train: Int
        let completion: (Bool) -> Void
    }
    private var requests: [Request] = []

    func request(_ train: Int, completion: @escaping (Bool) -> Void) {
        requests.append(Request(train: train, completion: completion))
    }

    func serve() {
        while let request = requests.popLast() {
            guard request.train > 0 else { continue }  // want "unresumed-path: `completion` is not called"
            request.completion(true)
        }
    }
}

actor Locks {
    private var boats: [CheckedContinuation<Bool, Never>] = []

    func pass() async -> Bool { await withCheckedContinuation { boats.append($0) } }

    func open(for level: Int) {
        while !boats.isEmpty {
            let boat = boats.removeFirst()
            if level > 0 {  // want "unresumed-path: `boats` is not resumed"
                boat.resume(returning: true)
            }
        }
    }
}
