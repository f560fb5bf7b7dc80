import Synchronization

/// Runs one task on the calling thread, and a callback that it posts whenever the task has suspended.
///
/// So every call really suspends, and no second thread blurs the figures.
enum TurnLoop {
    private final class Executor: TaskExecutor {
        let jobs = Mutex<[UnownedJob]>([])

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            jobs.withLock { $0.append(job) }
        }

        func runAll() {
            while let job = jobs.withLock({ $0.popLast() }) {
                job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }
    }

    private static let posted = Mutex<(@Sendable (Int) -> Void)?>(nil)

    /// Not inlined: the compiler would move a retain behind the suspension, and the callback would be dead by then.
    @inline(never)
    static func post(_ callback: @escaping @Sendable (Int) -> Void) { posted.withLock { $0 = callback } }

    static func run(_ work: @escaping @Sendable () async throws -> Void) throws {
        let executor = Executor()
        let outcome = Mutex<Result<Void, any Error>?>(nil)
        run(work, on: executor) { result in outcome.withLock { $0 = result } }
        while true {
            executor.runAll()
            if let result = outcome.withLock({ $0 }) { return try result.get() }
            posted.withLock { $0.take() }?(7)
        }
    }

    private static func run(
        _ work: @escaping @Sendable () async throws -> Void, on executor: Executor,
        then done: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        Task(executorPreference: executor) {
            do { done(.success(try await work())) } catch { done(.failure(error)) }
        }
    }
}
