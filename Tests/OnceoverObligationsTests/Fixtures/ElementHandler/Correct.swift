// verdicts: 0 proved, 6 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Each callback takes the request out before it answers, or after.
final class Courier {
    private var requests = [Int: Handler]()

    private final class Handler {
        let hears: (Parcel) -> Void
        let completion: (Result<Parcel, any Error>) -> Void

        init(hears: @escaping (Parcel) -> Void, completion: @escaping (Result<Parcel, any Error>) -> Void) {
            self.hears = hears
            self.completion = completion
        }
    }

    func send(_ id: Int, hears: @escaping (Parcel) -> Void, completion: @escaping (Result<Parcel, any Error>) -> Void) {
        requests[id] = Handler(hears: hears, completion: completion)
    }

    func refused(_ id: Int, for reason: any Error) {
        guard let request = requests[id] else { return }
        request.completion(.failure(reason))
        requests[id] = nil
    }

    func moved(_ id: Int, _ parcel: Parcel) { requests[id]?.hears(parcel) }

    func ended(_ id: Int, _ parcel: Parcel) {
        requests.removeValue(forKey: id)?.completion(.success(parcel))
    }

    func close() {
        for request in requests.values { request.completion(.failure(Closed())) }
        requests.removeAll()
    }
}

/// What is set in an element beside its continuation leaves it where it is.
actor Pier {
    private struct Visit {
        let continuation: CheckedContinuation<Void, any Error>
        var notes: [String] = []
    }

    private var visits: [Int: Visit] = [:]

    func land(_ ship: Int) async throws {
        try await withCheckedThrowingContinuation { visits[ship] = Visit(continuation: $0) }
    }

    func note(_ text: String, of ship: Int) {
        visits[ship]?.notes.append(text)
        visits[ship]?.notes = []
    }

    func leave(_ ship: Int) {
        guard let visit = visits[ship] else { return }
        visits[ship]?.notes.append("left")
        visits[ship] = nil
        visit.continuation.resume()
    }

    func storm() {
        let all = visits
        visits = [:]
        for (_, visit) in all { visit.continuation.resume(throwing: Storm()) }
    }
}

/// Where nothing is ever taken out, the elements are a record, and something else says which have been answered.
final class Archive {
    private struct Entry {
        let completion: (Int) -> Void
        var isAnswered = false
    }

    private var entries: [Int: Entry] = [:]

    func ask(_ id: Int, completion: @escaping (Int) -> Void) { entries[id] = Entry(completion: completion) }

    func answer(_ id: Int) {
        guard let entry = entries[id], !entry.isAnswered else { return }
        entries[id]?.isAnswered = true
        entry.completion(1)  // assumes element-stays-for-others
    }
}

/// A closure that is dropped when its subscription ends is called for each event until then.
final class Beacon {
    private struct Subscription {
        let callback: (Int) -> Void
    }

    private var subscriptions: [Int: Subscription] = [:]

    func follow(_ id: Int, callback: @escaping (Int) -> Void) { subscriptions[id] = Subscription(callback: callback) }

    func end(_ id: Int) { _ = subscriptions.removeValue(forKey: id) }

    func flash(_ number: Int) {
        for subscription in subscriptions.values { subscription.callback(number) }  // assumes element-stays-for-others, replaced-before-found
    }
}
