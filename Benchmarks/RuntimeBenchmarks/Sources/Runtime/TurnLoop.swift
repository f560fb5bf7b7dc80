import Synchronization

/// Runs one task on the calling thread, and a callback that it posts whenever the task has suspended.
///
/// So every call really suspends, and no second thread blurs the figures.
enum TurnLoop {
    /// How the task comes to run on this thread.
    enum Manner {
        /// The loop stands in for the global executor: the task is one like any other.
        case asGlobalExecutor
        /// The task prefers the loop. For that the runtime takes a lock each time that it asks where the task should run:
        /// twice for an unsafe continuation, five times for one with a cancellation handler around it.
        case asPreferredExecutor
    }

    private final class Preferred: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) { TurnLoop.enqueue(UnownedJob(job)) }
    }

    private static let preferred = Preferred()
    private static let jobs = Mutex<[UnownedJob]>([])
    private static let posted = Mutex<(@Sendable (Int) -> Void)?>(nil)

    private static func enqueue(_ job: UnownedJob) { jobs.withLock { $0.append(job) } }

    /// Not inlined: the compiler would move a retain behind the suspension, and the callback would be dead by then.
    @inline(never)
    static func post(_ callback: @escaping @Sendable (Int) -> Void) { posted.withLock { $0 = callback } }

    static func run(_ manner: Manner, _ work: @escaping @Sendable () async throws -> Void) throws {
        switch manner {
        case .asGlobalExecutor:
            GlobalExecutor.replacement = { job, _ in TurnLoop.enqueue(job) }
            defer { GlobalExecutor.replacement = nil }
            try run(work, preferring: nil) { $0.runSynchronously(on: GlobalExecutor.reference) }
        case .asPreferredExecutor:
            try run(work, preferring: preferred) { $0.runSynchronously(on: preferred.asUnownedTaskExecutor()) }
        }
    }

    private static func run(
        _ work: @escaping @Sendable () async throws -> Void, preferring executor: (any TaskExecutor)?,
        runJob: (UnownedJob) -> Void
    ) throws {
        let outcome = Mutex<Result<Void, any Error>?>(nil)
        start(work, preferring: executor) { result in outcome.withLock { $0 = result } }
        while true {
            while let job = jobs.withLock({ $0.popLast() }) { runJob(job) }
            if let result = outcome.withLock({ $0 }) { return try result.get() }
            posted.withLock { $0.take() }?(7)
        }
    }

    private static func start(
        _ work: @escaping @Sendable () async throws -> Void, preferring executor: (any TaskExecutor)?,
        then done: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        let all: @Sendable () async -> Void = {
            do { done(.success(try await work())) } catch { done(.failure(error)) }
        }
        // To prefer no executor is a preference too: the runtime takes its lock for that as well.
        if let executor { Task(executorPreference: executor, operation: all) } else { Task(operation: all) }
    }
}
