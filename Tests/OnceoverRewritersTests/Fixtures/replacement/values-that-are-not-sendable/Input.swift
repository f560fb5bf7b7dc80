final class Log {
    var lines = 0
}

struct Buoy {
    let log = Log()

    func height(of log: Log, completion: @escaping (Int) -> Void) { completion(log.lines + 1) }

    // The tasks hold `self`, `other` and `show`, which are not `Sendable`.
    func shown(_ other: Log, _ title: String, show: @escaping (Int) -> Void) {
        height(of: log) { print(title, $0, Log.self) }
        height(of: other) { metres in
            print(title, metres)
            show(metres)
        }
        height(of: other) { metres in show(metres) }
    }
}
