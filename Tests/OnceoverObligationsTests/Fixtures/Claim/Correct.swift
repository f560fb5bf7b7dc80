// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

func race(_ radio: Radio, latch: Latch, completion: @escaping (Bool) -> Void) {
    radio.wait {
        if latch.claim() { completion(true) }
    }
    radio.wait {
        guard latch.claim() else { return }
        completion(false)
    }
}

final class Finish {
    private var isDone = false
    private let lock = NSLock()

    func once(_ radio: Radio, completion: @escaping (Bool) -> Void) {
        radio.wait { [self] in
            guard first() else { return }
            completion(true)
        }
        radio.wait { [self] in
            guard first() else { return }
            completion(false)
        }
    }

    private func first() -> Bool {
        lock.withLock {
            defer { isDone = true }
            return !isDone
        }
    }
}

final class Finale {
    private var hasEnded = false
    private let lock = NSLock()

    /// What it is called says nothing; what it does is what counts.
    private func shouldEnd() -> Bool {
        lock.withLock {
            guard !hasEnded else { return false }
            hasEnded = true
            return true
        }
    }

    func end(_ radio: Radio) async -> Bool {
        await withCheckedContinuation { continuation in
            radio.wait { [self] in
                guard shouldEnd() else { return }
                continuation.resume(returning: true)
            }
            radio.wait { [self] in
                guard shouldEnd() else { return }
                continuation.resume(returning: false)
            }
        }
    }
}

/// Two callbacks of others, which one queue may serve.
func either(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    var isDone = false
    radio.wait {
        guard !isDone else { return }
        isDone = true
        completion(true)
    }
    radio.wait {
        guard !isDone else { return }
        isDone = true
        completion(false)
    }
}

/// The second call on the same object does nothing.
final class Gangway {
    private var isDrawn = false

    func draw(_ then: () -> Void) {
        guard !isDrawn else { return }
        isDrawn = true
        then()
    }
}

func leave(_ radio: any Radio, completion: @escaping () -> Void) {
    let gangway = Gangway()
    radio.wait { gangway.draw(completion) }
    radio.wait { gangway.draw(completion) }
}
