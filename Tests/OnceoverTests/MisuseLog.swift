import Synchronization

@testable import Onceover

/// Collects misuse by line, so that tests may run at the same time.
enum MisuseLog {
    private static let seen = Mutex<[Misuse]>([])
    private static let installed: Void = {
        Misuse.handler = { misuse in seen.withLock { $0.append(misuse) } }
    }()

    static func start() { installed }

    static func kinds(at location: SourceLocation) -> [Misuse.Kind] {
        seen.withLock { $0.filter { $0.location == location }.map(\.kind) }
    }
}

/// Something that counts from any thread.
final class Counter: Sendable {
    private let count = Atomic<Int>(0)
    func increment() { count.add(1, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
}

/// Keeps one callback until a test calls or drops it.
final class Mailbox<Callback: Sendable>: Sendable {
    private let content = Mutex<Callback?>(nil)
    func put(_ callback: Callback) { content.withLock { $0 = callback } }
    func take() -> Callback? {
        content.withLock { content in
            defer { content = nil }
            return content
        }
    }

    /// Lets other tasks run until there is a callback.
    func next() async -> Callback {
        while true {
            if let callback = take() { return callback }
            await Task.yield()
        }
    }
}

typealias IntCallback = @Sendable (Result<Int, any Error>) -> Void

struct TestError: Error, Equatable {
    var number = 0
}
