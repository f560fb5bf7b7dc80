// verdicts: 0 proved, 0 violated, 2 unknown

// What asks again and again tells each answer, until it is stopped.
final class Sounder {
    var isOn = true

    func sound(over radio: any Radio, completion: @escaping (Ship?) -> Void) {
        radio.hail("depth") { [weak self] ship, _ in
            guard let self, self.isOn else { return }
            completion(ship)
            radio.wait { self.sound(over: radio, completion: completion) }
        }
    }

    func tick(over radio: any Radio, completion: @escaping () -> Void) {
        if isOn {
            radio.wait { self.tick(over: radio, completion: completion) }
            completion()
        }
    }
}
