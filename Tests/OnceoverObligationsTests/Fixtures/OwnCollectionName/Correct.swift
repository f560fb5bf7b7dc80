// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

/// What the type calls `removeAll` is meant, where it takes the closure.
final class Locker {
    private let queue = DispatchQueue(label: "locker")
    private var keys: [Int] = []

    func removeAll(completion: @escaping (Bool) -> Void) {
        queue.async {
            self.keys = []
            completion(true)
        }
    }

    func forEach(completion: (@Sendable (Int) -> Void)?) { completion?(keys.count) }

    func removeAll() async -> Bool {
        await withCheckedContinuation { continuation in
            removeAll { continuation.resume(returning: $0) }
        }
    }

    func count() async -> Int {
        await withCheckedContinuation { continuation in
            self.forEach { continuation.resume(returning: $0) }
        }
    }
}
