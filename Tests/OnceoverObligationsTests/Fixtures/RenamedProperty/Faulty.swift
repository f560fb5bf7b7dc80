// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

final class Lock {
    private var waiting: CheckedContinuation<Int, Never>?
    private var current: CheckedContinuation<Int, Never>? { waiting }

    func level() async -> Int {
        await withCheckedContinuation { continuation in
            waiting?.resume(returning: 0)
            waiting = continuation
        }
    }

    func rose(to level: Int) {
        guard let continuation = current else { return }
        continuation.resume(returning: level)  // want "stale-continuation: .waiting."
    }
}

final class Sluice {
    private var waiting: CheckedContinuation<Int, Never>?
    private var current: CheckedContinuation<Int, Never>? {
        get { self.waiting }
        set { self.waiting = newValue }
    }

    func level() async -> Int {
        await withCheckedContinuation { continuation in
            current?.resume(returning: 0)
            current = continuation
        }
    }

    func rose(to level: Int) {
        current?.resume(returning: level)  // want "stale-continuation: .waiting."
    }
}
