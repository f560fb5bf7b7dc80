// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

final class Press {
    private enum Phase {
        case resting
        case pressing((Int) -> Void)
    }
    private var phase = Phase.resting

    func press(completion: @escaping (Int) -> Void) {
        switch phase {
        case .resting: phase = .pressing(completion)
        case .pressing: completion(-1)
        }
    }

    func ran(_ litres: Int) {
        guard case .pressing(let completion) = phase else { return }
        phase = .resting
        completion(litres)
    }
}

final class Kiln {
    private enum State {
        case cold
        case firing(since: Int, done: (Bool) -> Void)
    }
    private var state = State.cold

    func fire(completion: @escaping (Bool) -> Void) {
        if case .firing = state { return completion(false) }
        state = .firing(since: 0, done: completion)
    }

    func fired() { end(true) }
    func putOut() { end(false) }

    private func end(_ isDone: Bool) {
        guard case .firing(_, let done) = state else { return }
        state = .cold
        done(isDone)
    }
}
