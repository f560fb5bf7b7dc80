// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

final class Sounder {
    var isOn = true

    // It tries again until there is an answer: then it ends.
    func sound(over radio: any Radio, completion: @escaping (Ship?) -> Void) {
        radio.hail("depth") { ship, error in
            completion(ship)
            if error != nil {
                queue.async { self.sound(over: radio, completion: completion) }  // want "double-resume"
            }
        }
    }

    // It calls itself, but not with the handler.
    func tick(over radio: any Radio, completion: @escaping () -> Void) {
        radio.wait { self.tick(over: radio, completion: { print("heard") }) }
        completion()
        radio.wait { completion() }  // want "double-resume"
    }
}
