import Foundation
import Synchronization

/// One line on a terminal that says how far a long run is, and is wiped out at its end.
final class ProgressLine: Sendable {
    /// Short runs show nothing; longer ones ten times a second.
    private static let firstShown = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)

    private let next = Mutex(ContinuousClock.now + firstShown)
    private let isShown = Mutex(false)

    /// To be called after each file, on any thread.
    func show(done: Int, all: Int) {
        if done == all { return wipe() }
        guard isDue() else { return }
        isShown.withLock { $0 = true }
        write("\r\u{1B}[Kchecking \(done) of \(all) files")
    }

    private func isDue() -> Bool {
        next.withLock { next in
            guard ContinuousClock.now >= next else { return false }
            next = .now + Self.interval
            return true
        }
    }

    private func wipe() {
        if isShown.withLock({ $0 }) { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
