import Dispatch

/// Whose code a closure brings counts on the queue that it is called on: who calls such a function is not made async.
final class Step: Sendable {
    private let work: (@Sendable (@escaping @Sendable (Int) -> Void) -> Void)?

    init(_ work: @escaping @Sendable (@escaping @Sendable (Int) -> Void) -> Void) { self.work = work }

    func run(completion: @escaping @Sendable (Int) -> Void) {
        let body = work ?? { $0(0) }
        body(completion)
    }

    nonisolated(nonsending) func run() async -> Int {
        await withCheckedContinuation { continuation in
            run { continuation.resume(returning: $0) }
        }
    }
}

final class Stairs: Sendable {
    private let step: Step

    init(_ step: Step) { self.step = step }

    func climb(completion: @escaping @Sendable (Int) -> Void) {
        step.run { height in completion(height + 1) }
    }

    nonisolated(nonsending) func climb() async -> Int {
        await withCheckedContinuation { continuation in
            climb { continuation.resume(returning: $0) }
        }
    }
}
