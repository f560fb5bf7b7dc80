// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
import Foundation

/// Who takes the next watch sets it back.
final class Watch: @unchecked Sendable {
    private let lock = NSLock()
    private var signals: [Signal] = []
    private var didResume = false

    func wait() async -> Int {
        await withCheckedContinuation { continuation in
            for number in [2, 15] {
                let signal = Signal(number)
                signal.setEventHandler { [weak self] in
                    self?.resumeOnce(number, continuation)  // want "double-resume: .continuation."
                }
                signals.append(signal)
            }
        }
    }

    func relieve() { lock.withLock { didResume = false } }

    private func resumeOnce(_ number: Int, _ continuation: CheckedContinuation<Int, Never>) {
        let isFirst = lock.withLock {
            guard !didResume else { return false }
            didResume = true
            return true
        }
        if isFirst { continuation.resume(returning: number) }
    }
}

/// Each lamp is lit once, and there are several.
final class Lamp: @unchecked Sendable {
    private let lock = NSLock()
    private var isLit = false

    func light(_ continuation: CheckedContinuation<Int, Never>) {
        let isFirst = lock.withLock {
            guard !isLit else { return false }
            isLit = true
            return true
        }
        if isFirst { continuation.resume(returning: 3) }
    }
}

func light(_ lamps: [Lamp]) async -> Int {
    await withCheckedContinuation { continuation in
        for lamp in lamps {
            let signal = Signal(2)
            signal.setEventHandler { lamp.light(continuation) }  // want "double-resume: .continuation."
        }
    }  // want "unresumed-path: .continuation."
}
