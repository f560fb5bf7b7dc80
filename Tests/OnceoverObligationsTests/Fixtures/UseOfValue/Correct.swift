// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown

final class Charthouse {
    private var charts: [String: String] = [:]

    // What is to be done with a chart, if there is one.
    func withChart(_ name: String, _ completion: @escaping (String) -> Void) {
        guard let chart = charts[name] else { return }  // assumes work-parameter
        completion(chart)
    }

    func withLog(_ completion: @escaping (String, Int) -> Void) {
        guard let log = charts["log"] else { return }  // assumes work-parameter
        completion(log, log.count)
    }
}
