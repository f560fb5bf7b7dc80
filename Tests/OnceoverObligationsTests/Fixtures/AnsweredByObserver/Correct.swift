// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Whoever is replaced or cleared is answered by the observer.
@MainActor
final class Turnstile {
    private var guest: CheckedContinuation<Bool, Never>? {
        didSet { oldValue?.resume(returning: false) }
    }

    func awaitGuest() async -> Bool { await withCheckedContinuation { guest = $0 } }

    func close() { guest = nil }
}

@MainActor
final class Gate {
    private var guest: CheckedContinuation<Bool, Never>? {
        willSet { guest?.resume(returning: false) }
    }

    func awaitGuest() async -> Bool { await withCheckedContinuation { guest = $0 } }

    func close() { guest = nil }
}
