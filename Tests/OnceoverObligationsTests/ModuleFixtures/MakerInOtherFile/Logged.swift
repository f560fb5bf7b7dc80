final class Voyage {
    let harbour: String?

    init?(log: String) { harbour = log.split(separator: " ").first.map(String.init) }
}

struct Cargo {
    let weight: Int?

    init?(log: String) { weight = Int(log) }
}

struct Crew {
    let size: Int

    init?(log: String) {
        guard let size = Int(log) else { return nil }
        self.size = size
    }
}
