// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

struct Cargo {
    let weight: Int

    init?(log: String) {
        guard let weight = Int(log) else { return nil }
        self.weight = weight
    }

    /// What it leaves the making to may fail.
    init?(text: String) { self.init(log: text + "0") }
}

struct Crew {
    init(log: String) throws { if log.isEmpty { throw Spill.oil } }
}

func read(_ log: String, completion: @escaping (Cargo) -> Void) {
    if let cargo = Cargo(log: log) { completion(cargo) }  // want "unresumed-path: .completion."
}

func copy(_ log: String, completion: @escaping (Cargo) -> Void) {
    if let cargo = Cargo(text: log) { completion(cargo) }  // want "unresumed-path: .completion."
}

func muster(_ log: String, completion: @escaping (Crew) -> Void) {
    if let crew = try? Crew(log: log) { completion(crew) }  // want "unresumed-path: .completion."
}
