// verdicts: 2 proved, 0 violated, 0 unknown

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
