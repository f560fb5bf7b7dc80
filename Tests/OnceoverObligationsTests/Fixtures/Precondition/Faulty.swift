// verdicts: 1 proved, 2 assumed, 9 violated, 1 unknown
// proofs assume: callee-keeps-promise

final class Office {
    private var radio: Radio?

    func start(completion: @escaping () -> Void) {
        guard radio != nil else { return completion() }
        signal(completion: completion)
    }

    // One caller has not looked.
    func restart() { signal { print("heard") } }

    private func signal(completion: @escaping () -> Void) {
        _ = radio?.wait(completion)  // want "droppable-callback: .completion."
    }
}

final class Bureau {
    private weak var radio: Radio?

    // When the callback comes, it may be another matter.
    func start(after other: Radio) {
        guard radio != nil else { return }
        other.wait { [self] in signal { print("heard") } }
    }

    private func signal(completion: @escaping () -> Void) {
        _ = radio?.wait(completion)  // want "droppable-callback: .completion."
    }
}

public class Agency {
    var radio: Radio?

    func start() {
        guard radio != nil else { return }
        signal { print("heard") }
    }

    // Others may call it, who are not seen.
    public func signal(completion: @escaping () -> Void) {
        _ = radio?.wait(completion)  // want "droppable-callback: .completion."
    }
}

final class Watch {
    private var isOpen = true
    private let yard: Yard
    init(yard: Yard) { self.yard = yard }

    // While it waits, others may set the flag.
    func start(completion: @escaping () -> Void) async {
        guard isOpen else { return completion() }
        _ = await yard.count()
        ring(completion: completion)
    }

    private func ring(completion: @escaping () -> Void) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion()
    }
}

final class Ferry {
    private var radio: Radio?
    private var isMoored = false

    // What is put there may be nil.
    func depart(with radio: Radio?) {
        self.radio = radio
        call { print("heard") }
    }

    private func call(completion: @escaping () -> Void) {
        guard let radio = self.radio else { return }  // want "unresumed-path: .completion."
        radio.wait(completion)
    }

    // It is taken away again in between.
    func arrive(with radio: Radio) {
        self.radio = radio
        moor()
        thank { print("heard") }
    }

    private func moor() { radio = nil }

    private func thank(completion: @escaping () -> Void) {
        guard let radio = self.radio else { return }  // want "unresumed-path: .completion."
        radio.wait(completion)
    }

    // The name is given on: who calls it, nobody sees.
    func rest(on yard: Radio) {
        radio = yard
        doze { print("heard") }
        later(doze)
    }

    private func later(_ work: (@escaping () -> Void) -> Void) { work { print("heard") } }

    private func doze(completion: @escaping () -> Void) {
        guard let radio = self.radio else { return }  // want "unresumed-path: .completion."
        radio.wait(completion)
    }
}

final class Pier {
    // One caller who gives a handler does not say that it is awake.
    func land(_ ship: Ship, completion: @escaping () -> Void) { tell(ship, isAwake: true, completion: completion) }
    func pass(_ ship: Ship, completion: @escaping () -> Void) { tell(ship, isAwake: false, completion: completion) }

    private func tell(_ ship: Ship, isAwake: Bool, completion: (() -> Void)? = nil) {
        if isAwake {  // want "unresumed-path: .completion."
            completion?()
        }
    }
}

final class Berth {
    // It is another one that was asked.
    func open(_ one: Radio, _ other: Radio) {
        if one.onReply != nil { reply(on: other) { print("heard") } }
    }

    private func reply(on radio: Radio, completion: @escaping () -> Void) {
        guard let answer = radio.onReply else { return }  // want "unresumed-path: .completion."
        answer(Ship())
        completion()
    }
}
