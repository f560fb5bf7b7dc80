/// What is told of events is no completion handler, though each path hands it on once.
final class Runner {
    private let log: Log

    init(loggingHandler: @escaping @Sendable (String) -> Void) { log = Log(loggingHandler) }

    static func run(loggingHandler: @escaping @Sendable (String) -> Void) -> Runner {
        Runner(loggingHandler: loggingHandler)
    }

    func watch(progress: @escaping @Sendable (Int) -> Void) { progress(1) }
}

final class Log {
    private let write: @Sendable (String) -> Void

    init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    func say(_ text: String) { write(text) }
}
