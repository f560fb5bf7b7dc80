// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown
final class Lock {
    private let opened: CheckedContinuation<Int, Never>

    init(_ opened: CheckedContinuation<Int, Never>) { self.opened = opened }

    func open(_ level: Int) { opened.resume(returning: level) }

    func fail() { opened.resume(returning: 0) }
}

struct Signal {
    let answer: CheckedContinuation<Int, Never>

    func show(_ flags: Int?) {
        if let flags {
            answer.resume(returning: flags)
            return
        }
        answer.resume(returning: 0)
    }
}

final class Pilot {
    private let completion: (Int) -> Void

    init(completion: @escaping (Int) -> Void) { self.completion = completion }

    func board(_ ship: Int?) {
        guard let ship else {
            completion(0)
            return
        }
        completion(ship)
    }
}
