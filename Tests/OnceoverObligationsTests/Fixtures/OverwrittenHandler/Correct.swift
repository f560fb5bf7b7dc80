// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, stored-is-answered

final class Ferryman: FerryListener {
    private var completion: ((Int?) -> Void)?
    private let ferry = Ferry()

    init() { ferry.listener = self }

    func cross(completion: @escaping (Int?) -> Void) {
        self.completion?(nil)
        self.completion = completion
        ferry.start()
    }

    func landed(_ pier: Int) {
        completion?(pier)
        completion = nil
    }
}

final class Reaper {
    private var handler: ((Int?) -> Void)?
    private let scythe = Scythe()

    func reap(completion: @escaping (Int?) -> Void) {
        if let handler {
            scythe.rest()
            handler(nil)
        }
        handler = completion
        scythe.swing()
    }

    func reaped(_ ears: Int) { take()?(ears) }

    private func take() -> ((Int?) -> Void)? {
        defer { handler = nil }
        return handler
    }
}

/// What stays and is called for each event is replaced on purpose.
final class Lookout {
    private var handler: ((Int) -> Void)?

    func watch(handler: @escaping (Int) -> Void) { self.handler = handler }
    func saw(_ ships: Int) { handler?(ships) }
}

/// One object for each use.
final class Diver {
    private var completion: ((Int) -> Void)?

    func dive(completion: @escaping (Int) -> Void) { self.completion = completion }  // assumes made-for-one-use, one-call-at-a-time

    func surfaced(_ pearls: Int) {
        completion?(pearls)
        completion = nil
    }
}

func collectPearls(completion: @escaping (Int) -> Void) {
    let diver = Diver()
    diver.dive { completion($0) }
}
