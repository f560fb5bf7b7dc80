// verdicts: 5 proved, 4 assumed, 2 violated, 0 unknown
// proofs assume: unseen-callback-once
final class Pilot {
    private let radio: Radio

    init(radio: Radio) { self.radio = radio }

    func guide(completion: @escaping (Int) -> Void) {
        radio.hail { [weak self] berth in
            guard let self else { return }
            completion(berth)
        }
    }
}

final class Logbook {
    func write(radio: Radio, completion: @escaping (Int) -> Void) {
        radio.hail { [weak self] berth in
            guard let self else { return }
            completion(berth)
        }
    }
}

final class Passenger {
    func ask(radio: Radio, completion: @escaping (Int) -> Void) {
        radio.hail { [weak self] berth in
            guard let self else { return }  // want "droppable-callback: .completion. is never called"
            completion(berth)
        }
    }
}

final class Compass {
    func turn(radio: Radio, completion: @escaping (Int) -> Void) {
        radio.hail { [weak self] berth in
            guard let self else { return }
            completion(berth)
        }
    }
}

final class Anchor {
    func drop(radio: Radio, completion: @escaping (Int) -> Void) {
        radio.hail { [weak self] berth in
            guard let self else { return }
            completion(berth)
        }
    }
}

final class Lantern {
    func light(radio: Radio, completion: @escaping (Int) -> Void) {
        radio.hail { [weak self] berth in
            guard let self else { return }  // want "droppable-callback: .completion. is never called"
            completion(berth)
        }
    }
}

protocol Radio { func hail(completion: @escaping (Int) -> Void) }
