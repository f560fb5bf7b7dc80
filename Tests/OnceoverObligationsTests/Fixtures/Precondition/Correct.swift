// verdicts: 6 proved, 1 assumed, 0 violated, 2 unknown
// proofs assume: callee-keeps-promise

final class Office {
    private var radio: Radio?

    func start(completion: @escaping () -> Void) {
        guard radio != nil else { return completion() }
        signal(completion: completion)
    }

    func restart() {
        if radio != nil { signal { print("heard") } }
    }

    // Whoever calls it has looked.
    private func signal(completion: @escaping () -> Void) {
        _ = radio?.wait(completion)
    }
}

final class Watch {
    private var isOpen = true

    func start(completion: @escaping () -> Void) {
        guard isOpen else { return completion() }
        ring(completion: completion)
    }

    // Nothing happens in between.
    private func ring(completion: @escaping () -> Void) {
        guard isOpen else { return }
        completion()
    }
}

final class Ferry {
    private var radio: Radio?

    // It has just been put there.
    func depart(from yard: Radio, with radio: Radio) {
        self.radio = radio
        call { print("heard") }
        yard.ask("radio") { result in
            switch result {
            case .success(let ship):
                self.radio = ship.radio()
                self.call { print("heard") }
            case .failure: break
            }
        }
    }

    private func call(completion: @escaping () -> Void) {
        guard let radio = self.radio else { return }
        radio.wait(completion)
    }
}

extension Ship {
    func radio() -> Radio { fatalError("not run") }
}

final class Pier {
    // Who gives a handler says that it is awake, and so does who calls him.
    func land(_ ship: Ship, completion: @escaping () -> Void) { note(ship, isAwake: true, completion: completion) }
    func pass(_ ship: Ship) { note(ship, isAwake: false) }

    private func note(_ ship: Ship, isAwake: Bool, completion: (() -> Void)? = nil) {
        tell(ship, isAwake: isAwake, completion: completion)
    }

    private func tell(_ ship: Ship, isAwake: Bool, completion: (() -> Void)? = nil) {
        if isAwake {
            completion?()
        }
    }
}

final class Berth {
    func open(_ radio: Radio) {
        if radio.onReply != nil { reply(on: radio) { print("heard") } }
    }

    // The member of a parameter that its caller has asked for.
    private func reply(on radio: Radio, completion: @escaping () -> Void) {
        guard let answer = radio.onReply else { return }
        answer(Ship())
        completion()
    }
}
