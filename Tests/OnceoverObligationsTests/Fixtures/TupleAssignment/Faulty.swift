// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

final class Kiln {
    private var waiting: CheckedContinuation<Int, Never>?
    private var temperature = 0

    func wait() async -> Int {
        await withCheckedContinuation { continuation in
            if waiting != nil { return continuation.resume(returning: 0) }
            waiting = continuation
        }
    }

    func open() {
        waiting?.resume(returning: temperature)
        waiting = nil
    }

    func cool() {
        (waiting, temperature) = (nil, 0)  // want "lost-continuation: .*waiting"
    }
}
