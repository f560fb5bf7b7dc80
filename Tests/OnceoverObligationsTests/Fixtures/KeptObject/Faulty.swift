// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

final class Pilot {
    private var seen = 0

    func guide(_ name: String, completion: @escaping (Int) -> Void) {
        queue.async { [weak pilot = self] in
            guard let other = pilot else { return }  // want "droppable-callback: .completion."
            other.seen += 1
            completion(other.seen)
        }
    }

    /// What is called `self` inside is the weak reference, or what it was.
    func lead(_ name: String, completion: @escaping (Int) -> Void) {
        queue.async { [weak pilot = self] in
            guard let self = pilot else { return }  // want "droppable-callback: .completion."
            self.seen += 1
            completion(self.seen)
        }
    }

    func seek(_ name: String, completion: @escaping (Int) -> Void) {
        queue.async { [weak self, weak pilot = self] in
            self?.seen += 1
            guard let other = pilot else { return }  // want "droppable-callback: .completion."
            completion(other.seen)
        }
    }
}

enum Lookout {
    /// A question that knows the ship weakly, or is asked of somebody else.
    static func watch(for ship: Ship, completion: @escaping (Ship) -> Void) {
        if ship.isNear { return completion(ship) }
        let question = Question()
        question.progress = { [weak ship] distance in ship?.distance = distance }
        Radio.standard.ask(question) { [weak ship] in
            guard let ship else { return }  // want "droppable-callback: .completion."
            completion(ship)
        }
    }

    /// A ship that may not be there at all.
    static func await(_ ship: Ship?, completion: @escaping (Ship) -> Void) {
        let question = Question()
        question.progress = { distance in ship?.distance = distance }
        Radio.standard.ask(question) { [weak ship] in
            guard let ship else { return }  // want "droppable-callback: .completion."
            completion(ship)
        }
    }

    /// The guest brings one ship, and another one is met.
    static func meet(_ guest: Guest, completion: @escaping (Guest) -> Void) {
        var ship = Ship()
        if case .ferry(let visitor) = guest { ship = visitor }
        ship.slow()
        queue.async { [weak ship] in
            ship?.stop { completion(guest) }  // want "droppable-callback: .completion."
        }
    }
}
