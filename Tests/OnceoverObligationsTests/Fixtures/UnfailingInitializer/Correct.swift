// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

protocol Logged { init?(log: String) }

/// The protocol lets it fail; it never does.
final class Voyage: Logged {
    let harbour: String?

    init?(log: String) { harbour = log.split(separator: " ").first.map(String.init) }
}

func read(_ log: String, completion: @escaping (Voyage) -> Void) {
    if let voyage = Voyage(log: log) { completion(voyage) }
}

func copy(_ log: String, completion: @escaping (Voyage) -> Void) {
    guard let voyage = Voyage.init(log: log) else { return }
    completion(voyage)
}
