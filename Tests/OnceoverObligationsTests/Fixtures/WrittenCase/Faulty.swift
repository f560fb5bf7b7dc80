// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

final class Office {
    enum Refusal: Int { case unknown = 0, notFound = 404 }

    // No case has this number.
    func find(_ ship: Ship?, completion: @escaping (Refusal?) -> Void) {
        guard ship == nil else { return completion(nil) }
        if let refusal = Refusal(rawValue: 400) { completion(refusal) }  // want "unresumed-path: .completion."
    }

    func answer(_ status: Int, completion: @escaping (Refusal) -> Void) {
        if let refusal = Refusal(rawValue: status) { completion(refusal) }  // want "unresumed-path: .completion."
    }

    // An enum of another file may have it, or not.
    func look(completion: @escaping (Weather) -> Void) {
        if let weather = Weather(rawValue: 0) { completion(weather) }  // want "unresumed-path: .completion."
    }
}
