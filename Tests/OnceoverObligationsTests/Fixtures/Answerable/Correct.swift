// verdicts: 1 proved, 9 assumed, 0 violated, 1 unknown
// proofs assume: completion-by-name, stored-is-answered, unseen-callback-once
import Onceover

func weigh(_ ship: Ship) async throws -> Int {
    try await withCancellableContinuation(of: Int.self) { continuation in
        let job = yard.weigh(ship) { continuation.resume(returning: $0, throwing: $1) }
        continuation.onCancel { job.cancel() }
    }
}

/// The first answer counts, and the others do no harm.
func weigh(_ ship: Ship, within limit: Duration) async throws -> Int {
    try await withCancellableContinuation(of: Int.self, within: limit) { continuation in
        yard.onClose { continuation.resume(throwing: YardIsClosed()) }
        yard.weigh(ship) { weight in
            continuation.resume(returning: weight)
            continuation.resume(throwing: YardIsClosed())
        }
    }
}

/// Where the keeper has gone, the continuation is let go of, and the call ends with an error.
func tide() async throws -> Int {
    try await withCancellableContinuation(of: Int.self) { continuation in
        yard.measureTide { [weak keeper] tide in
            guard let keeper else { return }
            keeper.note(tide)
            continuation.resume(returning: tide)
        }
    }
}

func quick(_ ship: Ship) async -> Int {
    await withOnceContinuation(of: Int.self, ifDropped: 0) { continuation in
        if ship.isEmpty { continuation.resume(returning: 0) } else { continuation.resume(returning: ship.cargo) }
    }
}

func draught(_ ship: Ship) async throws(YardIsClosed) -> Int {
    try await withCancellableContinuation(of: Int.self, interrupted: { YardIsClosed($0) }) { continuation in
        yard.measure(ship) { continuation.resume(with: $0) }
    }
}

func cargo(_ ship: Ship) async throws -> Int {
    try await withOnceContinuation(of: Int.self) { yard.load(ship, completion: $0.handler()) }
}

func papers(_ ship: Ship) async throws -> Papers {
    try await withCancellableContinuation(of: Papers.self) { continuation in
        let answer = continuation.resultHandler()
        yard.papers(of: ship, completionHandler: answer)
    }
}

/// FIXME: two closures made of one continuation are not followed.
func pilot(_ ship: Ship) async throws -> Pilot {
    try await withCancellableContinuation(of: Pilot.self) { continuation in
        let handlers = continuation.handlerPair()
        yard.pilot(for: ship, onSuccess: handlers.success, onFailure: handlers.failure)
    }
}

final class Watch {
    private var pending: CancellableContinuation<Int, any Error>?

    /// A helper that answers on each path.
    private func answer(_ continuation: CancellableContinuation<Int, any Error>, _ result: Int?) {
        guard let result else {
            continuation.resume(throwing: YardIsClosed())
            return
        }
        continuation.resume(returning: result)
    }

    func count() async throws -> Int {
        try await withCancellableContinuation(of: Int.self) { continuation in
            yard.count { self.answer(continuation, $0) }
        }
    }

    /// A continuation that stays stored behind its answer does no harm either.
    func next() async throws -> Int {
        try await withCancellableContinuation(of: Int.self) { continuation in
            pending = continuation
        }
    }

    func shipSighted(_ number: Int) {
        pending?.resume(returning: number)
    }

    func start(_ box: OnceContinuation<Int, any Error>) { box.resume(returning: 1) }

    func begin() async throws -> Int { try await withOnceContinuation(start) }
}
