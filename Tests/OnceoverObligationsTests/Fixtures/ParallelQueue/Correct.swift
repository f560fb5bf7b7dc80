// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered, unseen-callback-once
import Foundation

/// A barrier runs alone.
final class Oven: @unchecked Sendable {
    private let queue = DispatchQueue(label: "oven", attributes: .concurrent)

    func bake(by radio: any Radio) async -> Ship? {
        await withCheckedContinuation { continuation in
            var waiting: CheckedContinuation<Ship?, Never>? = continuation
            radio.hail("bake") { ship, _ in
                self.queue.async(flags: .barrier) {
                    waiting?.resume(returning: ship)
                    waiting = nil
                }
            }
            queue.asyncAfter(deadline: .now() + 2, qos: .utility, flags: .barrier) {
                waiting?.resume(returning: nil)
                waiting = nil
            }
        }
    }
}

/// Both hold the lock.
final class Kiln: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Ship?, any Error>?

    func fire(by radio: any Radio) async throws -> Ship? {
        try await withCheckedThrowingContinuation { continuation in
            let earlier = lock.withLock { () -> CheckedContinuation<Ship?, any Error>? in
                defer { waiting = continuation }
                return waiting
            }
            earlier?.resume(throwing: CancellationError())
            radio.hail("fire") { ship, _ in self.take()?.resume(returning: ship) }
            DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
                self.take()?.resume(throwing: CancellationError())
            }
        }
    }

    private func take() -> CheckedContinuation<Ship?, any Error>? {
        lock.withLock {
            defer { waiting = nil }
            return waiting
        }
    }
}

/// The deadline goes to the queue that the others are on.
final class Buoy: @unchecked Sendable {
    private let queue = DispatchQueue(label: "buoy")
    private var onAnswer: ((Int?) -> Void)?

    func ping(completion: @escaping (Int?) -> Void) {
        onAnswer?(nil)
        onAnswer = completion
        queue.asyncAfter(deadline: .now() + 3) { self.answer(nil) }
    }

    func buoyDidAnswer(_ depth: Int) { queue.async { self.answer(depth) } }

    private func answer(_ depth: Int?) {
        onAnswer?(depth)
        onAnswer = nil
    }
}

/// What a callback goes on with on another queue is all that is to come.
final class Gauge: @unchecked Sendable {
    private var reading: CheckedContinuation<Int, any Error>?

    func read() async throws -> Int {
        guard reading == nil else { throw CancellationError() }
        return try await withCheckedThrowingContinuation { reading = $0 }
    }

    func gaugeDidRead(_ depth: Int) {
        DispatchQueue.global().async {
            self.reading?.resume(returning: depth * 2)
            self.reading = nil
        }
    }

    func gaugeDidFail(_ error: any Error) {
        reading?.resume(throwing: error)
        reading = nil
    }
}
