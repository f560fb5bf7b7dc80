final class Log {
    var lines = 0
}

struct Buoy {
    let log = Log()

    nonisolated(nonsending) func height(of log: Log) async -> Int {
        return log.lines + 1
    }

    // The tasks hold `self`, `other` and `show`, which are not `Sendable`.
    func shown(_ other: Log, _ title: String, show: @escaping (Int) -> Void) {
        nonisolated(unsafe) let this = self
        Task.immediate {
            let value = await this.height(of: this.log)
            print(title, value, Log.self)
        }
        nonisolated(unsafe) let other = other
        nonisolated(unsafe) let show = show
        Task.immediate {
            let metres = await this.height(of: other)
            print(title, metres)
            show(metres)
        }
        Task.immediate {
            let metres = await this.height(of: other)
            show(metres)
        }
    }
}
