import Onceover
import Synchronization

/// What came of the rounds of a race, counted from all threads.
final class Tally: Sendable {
    let answered = Atomic<Int>(0)
    let cancelled = Atomic<Int>(0)
    let dropped = Atomic<Int>(0)
    let expired = Atomic<Int>(0)
    let wins = Atomic<Int>(0)
    let refusals = Atomic<Int>(0)
    let handlersRun = Atomic<Int>(0)
    /// Handlers that came late, from another task: those that have come, those that had to run, and those that ran.
    let lateHandlers = Atomic<Int>(0)
    let lateHandlersDue = Atomic<Int>(0)
    let lateHandlersRun = Atomic<Int>(0)

    var outcomes: Int {
        [answered.now, cancelled.now, dropped.now, expired.now].reduce(0, +)
    }

    /// Returns whether handlers have to run.
    func count(_ outcome: Result<Int, any Error>) -> Bool {
        switch outcome {
        case .success: answered.increment()
        case .failure(is CancellationError):
            cancelled.increment()
            return true
        case .failure(let error as Interruption) where error.reason == .dropped: dropped.increment()
        case .failure(let error as Interruption) where error.reason == .deadlineExceeded:
            expired.increment()
            return true
        case .failure(let error): fatalError("an outcome that nobody made: \(error)")
        }
        return false
    }
}

extension Atomic<Int> {
    func increment() { add(1, ordering: .relaxed) }
    var now: Int { load(ordering: .sequentiallyConsistent) }
}

/// A callback that several threads may call or drop, each with a reference of its own.
final class SharedCallback: Sendable {
    private let callback: @Sendable (Int) -> Bool
    private let onCancel: @Sendable (@escaping @Sendable () -> Void) -> Void

    init(
        _ callback: @escaping @Sendable (Int) -> Bool,
        onCancel: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
    ) {
        self.callback = callback
        self.onCancel = onCancel
    }

    func call(_ number: Int, _ tally: Tally) {
        if callback(number) { tally.wins.increment() } else { tally.refusals.increment() }
    }

    func addHandler(_ tally: Tally) {
        onCancel { tally.lateHandlersRun.increment() }
        tally.lateHandlers.increment()
    }
}

func waste(_ turns: Int) {
    for turn in 0..<turns { withExtendedLifetime(turn) {} }
}

/// As `precondition`, whose message an optimised build leaves out.
func require(_ condition: Bool, _ message: String) {
    guard condition else { fatalError(message) }
}
