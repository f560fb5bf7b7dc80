// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

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
            guard request.train > 0 else {
                request.completion(false)
                continue
            }
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
            boat.resume(returning: level > 0)
        }
    }

    func openTwo() {
        guard boats.count > 1 else { return }
        let first = boats.removeFirst()
        let second = boats.removeFirst()
        first.resume(returning: true)
        second.resume(returning: true)
    }
}
