// verdicts: 0 proved, 0 assumed, 4 violated, 2 unknown
import Foundation

/// A queue that is made concurrent runs both at once.
final class Oven: @unchecked Sendable {
    private let queue = DispatchQueue(label: "oven", attributes: .concurrent)

    func bake(by radio: any Radio) async -> Ship? {
        await withCheckedContinuation { continuation in
            var waiting: CheckedContinuation<Ship?, Never>? = continuation
            radio.hail("bake") { ship, _ in
                self.queue.async {
                    waiting?.resume(returning: ship)
                    waiting = nil
                }
            }
            queue.asyncAfter(deadline: .now() + 2) {
                waiting?.resume(returning: nil)  // want "unguarded-race: .continuation."
                waiting = nil
            }
        }
    }
}

func brew(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    let queue = DispatchQueue(label: "brew", qos: .utility, attributes: [.concurrent, .initiallyInactive])
    var isDone = false
    radio.hail("brew") { ship, _ in
        queue.async {
            guard !isDone else { return }
            isDone = true
            completion(ship)
        }
    }
    queue.asyncAfter(deadline: .now() + 2) {
        guard !isDone else { return }
        isDone = true
        completion(nil)  // want "unguarded-race: .completion."
    }
}

/// The deadline takes no lock.
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
            radio.hail("fire") { ship, _ in
                let waiting = self.lock.withLock { () -> CheckedContinuation<Ship?, any Error>? in
                    defer { self.waiting = nil }
                    return self.waiting
                }
                waiting?.resume(returning: ship)
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
                if let waiting = self.waiting {
                    self.waiting = nil
                    waiting.resume(throwing: CancellationError())  // want "unguarded-race: .waiting."
                }
            }
        }
    }
}

/// Another method answers on the queue of whoever calls it.
final class Buoy: @unchecked Sendable {
    private var onAnswer: ((Int?) -> Void)?

    func ping(completion: @escaping (Int?) -> Void) {
        onAnswer?(nil)
        onAnswer = completion
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 3) { self.expire() }
    }

    func buoyDidAnswer(_ depth: Int) {
        onAnswer?(depth)
        onAnswer = nil
    }

    private func expire() {
        onAnswer?(nil)  // want "unguarded-race: .onAnswer."
        onAnswer = nil
    }
}
