// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// The case that carries the handler stays unless there was enough.
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
        completion(litres)  // want "stale-continuation: `phase` is called here and stays stored"
        if litres > 100 { phase = .resting }
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

    func fired() {
        guard case .firing(_, let done) = state else { return }
        state = .cold
        done(true)
    }

    func putOut() {
        state = .cold  // want "lost-continuation: what `state` holds is dropped here"
    }
}
