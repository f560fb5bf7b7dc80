// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

@MainActor
final class Lighthouse {
    private var signal: CheckedContinuation<Void, any Error>?

    func awaitSignal() async throws {
        guard signal == nil else { throw Busy() }
        try await withCheckedThrowingContinuation { signal = $0 }
    }

    /// The caller clears what its helper resumed, by another helper.
    func hear(_ sound: Sound) {
        answer(sound)
        forget()
    }

    private func answer(_ sound: Sound) { signal?.resume() }

    private func forget() { signal = nil }
}

/// A promise that is completed again is a matter of its own state.
final class Buoy {
    private var light: EventLoopPromise<Void>?

    func awaitLight(on loop: any EventLoop) -> EventLoopFuture<Void> {
        if let light { return light.futureResult }
        let promise = loop.makePromise(of: Void.self)
        light = promise
        return promise.futureResult
    }

    func dusk() { shine() }

    private func shine() { light?.succeed(()) }
}

/// The caller clears what its helper resumed on the path that goes through it, whatever it does on others.
@MainActor
final class Harbour {
    private var permit: CheckedContinuation<Void, any Error>?

    func awaitPermit() async throws {
        guard permit == nil else { throw Busy() }
        try await withCheckedThrowingContinuation { permit = $0 }
    }

    func hear(_ message: Message) async {
        switch message {
        case .data(let text):
            await read(text)
            forget()
        case .closed:
            close()
        }
    }

    func close() {
        permit?.resume(throwing: Closed())
        permit = nil
    }

    private func read(_ text: String) async { permit?.resume() }

    private func forget() { permit = nil }
}

/// In a loop, what is behind the call is also in front of it.
@MainActor
final class Canal {
    private var gate: CheckedContinuation<Void, Never>?

    func awaitGate() async {
        guard gate == nil else { return }
        await withCheckedContinuation { gate = $0 }
    }

    func run(_ ships: [Ship]) {
        for ship in ships {
            if ship.isLast { close() } else { open(for: ship) }
        }
    }

    private func open(for ship: Ship) { gate?.resume() }

    private func close() { gate = nil }
}

/// The closure that calls the helper clears what it leaves.
@MainActor
final class Sounding {
    private var depth: CheckedContinuation<Int, Never>?

    func sound() async -> Int {
        guard depth == nil else { return 0 }
        return await withCheckedContinuation { continuation in
            depth = continuation
            Task { @MainActor in
                expire()
                depth = nil
            }
        }
    }

    func sounded(_ fathoms: Int) {
        depth?.resume(returning: fathoms)
        depth = nil
    }

    private func expire() { depth?.resume(returning: 0) }
}
