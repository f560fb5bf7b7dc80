// verdicts: 2 proved, 0 assumed, 2 violated, 0 unknown
final class Archive {
    func voyage(_ log: String, completion: @escaping (Voyage) -> Void) {
        if let voyage = Voyage(log: log) { completion(voyage) }
    }

    func copy(_ log: String, completion: @escaping (Voyage) -> Void) {
        guard let voyage = Voyage.init(log: log) else { return }
        completion(voyage)
    }

    // An extension has another one with this label.
    func cargo(_ log: String, completion: @escaping (Cargo) -> Void) {
        if let cargo = Cargo(log: log) { completion(cargo) }  // want "unresumed-path: .completion."
    }

    func crew(_ log: String, completion: @escaping (Crew) -> Void) {
        if let crew = Crew(log: log) { completion(crew) }  // want "unresumed-path: .completion."
    }
}
