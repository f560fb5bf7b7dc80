// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// The observer only looks.
@MainActor
final class Turnstile {
    private var guest: CheckedContinuation<Bool, Never>? {
        didSet { print("was empty:", oldValue == nil) }
    }

    func awaitGuest() async -> Bool {
        guard guest == nil else { return false }
        return await withCheckedContinuation { guest = $0 }
    }

    func pass() {
        guest?.resume(returning: true)
        guest = nil
    }

    func close() { guest = nil }  // want "lost-continuation: what `guest` holds is dropped here"
}

/// It answers on one path only.
@MainActor
final class Gate {
    private var isOpen = true
    private var guest: CheckedContinuation<Bool, Never>? {
        didSet {
            if isOpen { oldValue?.resume(returning: false) }
        }
    }

    func awaitGuest() async -> Bool {
        guard guest == nil else { return false }
        return await withCheckedContinuation { guest = $0 }
    }

    func close() { guest = nil }  // want "lost-continuation: what `guest` holds is dropped here"
}
