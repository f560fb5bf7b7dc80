// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown
import Foundation

/// Whichever signal comes first has it resumed.
final class Watch: @unchecked Sendable {
    private let lock = NSLock()
    private var signals: [Signal] = []
    private var didResume = false

    func wait() async -> Int {
        await withCheckedContinuation { continuation in
            for number in [2, 15] {
                let signal = Signal(number)
                signal.setEventHandler { [weak self] in self?.resumeOnce(number, continuation) }
                signals.append(signal)
            }
        }
    }

    private func resumeOnce(_ number: Int, _ continuation: CheckedContinuation<Int, Never>) {
        let isFirst = lock.withLock {
            guard !didResume else { return false }
            didResume = true
            for signal in signals { signal.cancel() }
            signals.removeAll()
            return true
        }
        if isFirst { continuation.resume(returning: number) }
    }
}
