// verdicts: 0 proved, 2 assumed, 2 violated, 0 unknown
// proofs assume: stored-is-answered

/// One callback takes the request out as it answers; another answers and leaves it there.
final class Courier {
    private var requests = [Int: Request]()

    private final class Request {
        let hears: (Parcel) -> Void
        let completion: (Result<Parcel, any Error>) -> Void

        init(hears: @escaping (Parcel) -> Void, completion: @escaping (Result<Parcel, any Error>) -> Void) {
            self.hears = hears
            self.completion = completion
        }
    }

    func send(_ id: Int, hears: @escaping (Parcel) -> Void, completion: @escaping (Result<Parcel, any Error>) -> Void) {
        let request = Request(hears: hears, completion: completion)
        queue.addOperation { self.requests[id] = request }
    }

    func refused(_ id: Int, for reason: any Error) {
        guard let request = requests[id] else { return }
        request.completion(.failure(reason))  // want "stale-continuation: `completion` is called here and stays stored"
    }

    func moved(_ id: Int, _ parcel: Parcel) { requests[id]?.hears(parcel) }

    func ended(_ id: Int, _ parcel: Parcel) {
        guard let request = requests[id] else { return }
        requests[id] = nil
        request.completion(.success(parcel))
    }
}

actor Pier {
    private struct Visit {
        let ship: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    private var visits: [Visit] = []

    func land(_ ship: Int) async throws {
        try await withCheckedThrowingContinuation { continuation in
            visits.append(Visit(ship: ship, continuation: continuation))
        }
    }

    func next() { visits.removeFirst().continuation.resume() }

    func storm() {
        for visit in visits { visit.continuation.resume() }  // want "stale-continuation: .continuation."
    }
}
