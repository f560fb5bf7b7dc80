// verdicts: 0 proved, 0 assumed, 2 violated, 1 unknown
final class Lock {
    private let opened: CheckedContinuation<Int, Never>

    init(_ opened: CheckedContinuation<Int, Never>) { self.opened = opened }

    func open(_ level: Int) {
        opened.resume(returning: level)
        opened.resume(returning: level)  // want "double-resume"
    }
}

struct Signal {
    let answer: CheckedContinuation<Int, Never>

    func show(_ flags: Int?) {
        if let flags {
            answer.resume(returning: flags)  // want "double-resume"
        }
        answer.resume(returning: 0)
    }
}

func wait(for lock: (Signal) -> Void) async -> Int {
    await withCheckedContinuation { lock(Signal(answer: $0)) }
}
