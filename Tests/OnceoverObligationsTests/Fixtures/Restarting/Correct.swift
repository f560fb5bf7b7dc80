// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, unseen-callback-once

// What asks again and again tells each answer, until it is stopped.
final class Sounder {
    var isOn = true

    func sound(over radio: any Radio, completion: @escaping (Ship?) -> Void) {
        radio.hail("depth") { [weak self] ship, _ in
            guard let self, self.isOn else { return }  // assumes called-per-event
            completion(ship)
            radio.wait { self.sound(over: radio, completion: completion) }  // assumes called-per-event
        }
    }

    func tick(over radio: any Radio, completion: @escaping () -> Void) {
        if isOn {  // assumes called-per-event
            radio.wait { self.tick(over: radio, completion: completion) }
            completion()  // assumes called-per-event
        }
    }
}
