// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

final class Charthouse {
    private var charts: [String: String] = [:]

    // The label says that somebody waits.
    func withChart(_ name: String, completion: @escaping (String) -> Void) {
        guard let chart = charts[name] else { return }  // want "unresumed-path: .completion."
        completion(chart)
    }

    // So does what it is told, and the name of the function.
    func withLog(_ completion: @escaping (Result<String, any Error>) -> Void) {
        guard let log = charts["log"] else { return }  // want "unresumed-path: .completion."
        completion(.success(log))
    }

    func withLogOpened(_ completion: @escaping () -> Void) {
        guard charts["log"] != nil else { return }  // want "unresumed-path: .completion."
        completion()
    }

    func chart(_ name: String, _ completion: @escaping (String) -> Void) {
        guard let chart = charts[name] else { return }  // want "unresumed-path: .completion."
        completion(chart)
    }
}
