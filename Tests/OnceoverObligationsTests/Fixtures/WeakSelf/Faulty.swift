// verdicts: 1 proved, 0 assumed, 4 violated, 0 unknown

final class Pilot {
    let radio: Radio
    var last: Ship?

    init(radio: Radio) { self.radio = radio }

    func guide(_ name: String, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { [weak self] ship, _ in
            guard let self else { return }  // want "droppable-callback: .completion."
            self.last = ship
            completion(ship)
        }
    }

    func lead(_ name: String, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { [weak self] ship, _ in
            self?.keep(ship, completion: completion)  // want "droppable-callback: .completion."
        }
    }

    func keep(_ ship: Ship?, completion: @escaping (Ship?) -> Void) {
        last = ship
        completion(ship)
    }

    func join(_ name: String) {
        Task { [weak self] in
            await withCheckedContinuation { continuation in
                queue.async {
                    if let self {  // want "droppable-callback: .continuation."
                        continuation.resume(returning: self.last)
                    }
                }
            }
        }
    }

    func meet(_ name: String, completion: @escaping (Ship?) -> Void) {
        weak var radio = self.radio
        queue.async {
            guard let radio, radio.isOn else { return }  // want "droppable-callback: .completion."
            completion(self.last)
        }
    }
}
