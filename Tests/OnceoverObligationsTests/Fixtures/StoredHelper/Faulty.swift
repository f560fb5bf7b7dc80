// verdicts: 0 proved, 0 assumed, 3 violated, 3 unknown

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

/// Its caller lets go of the signal too, but on another path.
@MainActor
final class Harbour {
    private var permit: CheckedContinuation<Void, any Error>?

    func awaitPermit() async throws {
        guard permit == nil else { throw Busy() }
        try await withCheckedThrowingContinuation { permit = $0 }
    }

    func hear(_ message: Message) async {
        switch message {
        case .data(let text): await read(text)
        case .closed: close()
        }
    }

    func close() {
        permit?.resume(throwing: Closed())
        permit = nil
    }

    private func read(_ text: String) async {
        guard text == "granted", let waiting = permit else { return }
        waiting.resume()  // want "stale-continuation: `permit` is resumed here and stays stored"
    }
}

/// What the caller does before the helper has its turn mends nothing.
@MainActor
final class Sounding {
    private var depth: CheckedContinuation<Int, any Error>?

    func sound() async throws -> Int {
        guard depth == nil else { throw Closed() }
        return try await withCheckedThrowingContinuation { continuation in
            depth = continuation
            Task { @MainActor in
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                expire()
            }
        }
    }

    func sounded(_ fathoms: Int) {
        depth?.resume(returning: fathoms)
        depth = nil
    }

    private func expire() {
        guard let waiting = depth else { return }
        waiting.resume(throwing: Closed())  // want "stale-continuation: `depth` is resumed here and stays stored"
    }
}
