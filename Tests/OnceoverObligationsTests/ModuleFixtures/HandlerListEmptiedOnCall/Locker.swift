// verdicts: 0 proved, 3 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered
final class Locker {
    private var pending: CheckedContinuation<Int, Never>?
    private let completion: (Int) -> Void
    var onOpened: ((Int) -> Void)?

    init(completion: @escaping (Int) -> Void) { self.completion = completion }

    func open() async -> Int {
        await withCheckedContinuation { key in
            pending?.resume(returning: 0)
            pending = key
        }
    }

    func turned(_ times: Int) {
        pending?.resume(returning: times)
        pending = nil
        completion(times)
    }
}

func fetch(completion: @escaping (Int) -> Void) -> Locker { Locker(completion: completion) }

func watch(_ locker: Locker, completion: @escaping (Int) -> Void) { locker.onOpened = completion }

/// Handlers in a list that is emptied as it is called.
final class Queue {
    private var waiting: [() -> Void] = []

    func join(completion: @escaping () -> Void) { waiting.append(completion) }

    func move() {
        let next = waiting
        waiting = []
        next.forEach { $0() }
    }
}
