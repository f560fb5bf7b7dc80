// verdicts: 2 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Pilot {
    private var seen = 0

    /// What a closure has of an object besides, keeps it.
    func guide(_ name: String, completion: @escaping (Int) -> Void) {
        queue.async { [weak pilot = self] in
            self.log(name)
            guard let other = pilot else { return }
            other.seen += 1
            completion(other.seen)
        }
    }

    func lead(_ name: String, completion: @escaping (Int) -> Void) {
        queue.async { [weak pilot = self] in
            queue.async { [weak self] in self?.log(name) }
            pilot?.note(completion)
        }
    }

    private func log(_ name: String) {}

    private func note(_ completion: (Int) -> Void) { completion(seen) }
}

/// Who is asked keeps what the question keeps.
enum Lookout {
    static func watch(for ship: Ship, completion: @escaping (Ship) -> Void) {
        if ship.isNear { return completion(ship) }
        let question = Question()
        question.progress = { distance in
            queue.async { ship.distance = distance }
        }
        Radio.standard.ask(question) { [weak ship] in
            guard let ship else { return }
            completion(ship)
        }
    }

    /// A part of a value is there with the value.
    static func meet(_ guest: Guest, completion: @escaping (Guest) -> Void) {
        let ship: Ship
        switch guest {
        case let .liner(_, visitor), let .ferry(visitor): ship = visitor
        }
        ship.slow()
        queue.async { [weak ship] in
            ship?.stop { completion(guest) }
        }
    }
}

final class Keeper {
    /// The button has the outer closure, and that has the keeper.
    func offer(_ lamp: Lamp) {
        let button = Button()
        button.actions = {
            Action { [weak self] completion in
                guard let self else { return }
                self.light(lamp, from: button)
                completion(true)
            }
        }
        lamp.attach(button)
    }
}
