// verdicts: 0 proved, 1 violated, 1 unknown

@MainActor
final class Lighthouse {
    private var signal: CheckedContinuation<Void, any Error>?

    func awaitSignal() async throws {
        guard signal == nil else { throw Busy() }
        try await withCheckedThrowingContinuation { signal = $0 }
    }

    func hear(_ sound: Sound) async {
        if case .horn(let count) = sound { await answer(count) }
    }

    /// None of its callers has to do with the signal.
    private func answer(_ count: Int) async {
        if count == 1, let waiting = signal {
            waiting.resume()  // want "stale-continuation: `signal` is resumed here and stays stored"
        }
    }
}
