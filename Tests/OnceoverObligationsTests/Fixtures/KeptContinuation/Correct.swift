// verdicts: 1 proved, 7 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Made for one use, in the file that says what it is for.
final class Runner {
    private var waiting: CheckedContinuation<Int, Never>?

    func run(_ radio: Radio) async -> Int {
        await withCheckedContinuation { continuation in
            waiting = continuation  // assumes made-for-one-use
            radio.wait { self.end() }
        }
    }

    private func end() {
        waiting?.resume(returning: 1)
        waiting = nil
    }
}

func run(_ radio: Radio) async -> Int { await Runner().run(radio) }

/// A second call finds another state.
final class Lighter {
    private enum State { case idle, waiting, over }
    private var state = State.idle
    private var waiting: CheckedContinuation<Void, Never>?

    func install(_ continuation: CheckedContinuation<Void, Never>) {
        switch state {
        case .idle:
            waiting = continuation  // assumes state-refuses-second-call
            state = .waiting
        case .waiting, .over: continuation.resume()
        }
    }

    func light() async { await withCheckedContinuation { install($0) } }

    func end() {
        state = .over
        waiting?.resume()
        waiting = nil
    }
}

/// Others take what is stored, and have it cleared once they have resumed it.
final class Register {
    private var waiting: CheckedContinuation<Bool, Never>?

    func put(_ continuation: CheckedContinuation<Bool, Never>) {
        waiting?.resume(returning: false)
        waiting = continuation
    }

    func get() -> CheckedContinuation<Bool, Never>? { return waiting }

    func forget() { waiting = nil }  // assumes handed-out-elsewhere
}

/// The future of what is completed is still asked for.
final class Handshake {
    private var ready: EventLoopPromise<Void>!

    var future: EventLoopFuture<Void> { ready!.futureResult }

    init(_ loop: EventLoop) { ready = loop.makePromise(of: Void.self) }

    func succeed() { ready.succeed(()) }
    func fail() { ready.fail(Spill.oil) }
}

/// Taken under a lock, by whoever comes first: a callback, or the cancelled task.
final class Locker: Sendable {
    private struct Contents {
        var waiting: CheckedContinuation<Int, any Error>?
        var isClosed = false
    }

    private let contents = Mutex(Contents())

    func open(_ key: @escaping (@escaping @Sendable (Int) -> Void) -> Void) async throws -> Int {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                keep(continuation)
                key { self.end(.success($0)) }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
    }

    private func keep(_ continuation: CheckedContinuation<Int, any Error>) {
        let earlier = contents.withLock { contents in
            let earlier = contents.isClosed ? continuation : contents.waiting.take()
            if !contents.isClosed { contents.waiting = continuation }
            return earlier
        }
        earlier?.resume(throwing: CancellationError())
    }

    private func end(_ result: Result<Int, any Error>) {
        let waiting = contents.withLock { contents in
            contents.isClosed = true
            return contents.waiting.take()
        }
        waiting?.resume(with: result)
    }
}

final class Relay<Cargo: Sendable> {
    private var waiting: CheckedContinuation<Cargo, Never>?

    func take() async -> Cargo {
        await withCheckedContinuation { continuation in
            waiting = continuation  // assumes made-for-one-use
        }
    }

    func give(_ cargo: Cargo) {
        waiting?.resume(returning: cargo)
        waiting = nil
    }
}

func relay(_ radio: Radio) async -> Int {
    let relay = Relay<Int>()
    radio.wait { relay.give(1) }
    return await relay.take()
}

/// A promise that is completed twice ignores the second time, and nothing shows that it comes.
final class Handshake {
    private var ready: EventLoopPromise<Void>!

    init(_ loop: EventLoop) { ready = loop.makePromise(of: Void.self) }

    func succeed() { ready.succeed(()) }
    func fail() { ready.fail(Spill.oil) }
}
