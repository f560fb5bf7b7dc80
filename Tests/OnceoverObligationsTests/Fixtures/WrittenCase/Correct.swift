// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

final class Office {
    enum Refusal: Int { case unknown = 0, notFound = 404 }
    enum Flag: String { case red, white = "w" }

    // The case is there: its number stands in the enum.
    func find(_ ship: Ship?, completion: @escaping (Refusal?) -> Void) {
        guard ship == nil else { return completion(nil) }
        if let refusal = Refusal(rawValue: 404) { completion(refusal) }
    }

    func signal(_ isOpen: Bool, completion: @escaping (Flag) -> Void) {
        guard let flag = isOpen ? Flag(rawValue: "w") : Flag(rawValue: "red") else { return }
        completion(flag)
    }
}
