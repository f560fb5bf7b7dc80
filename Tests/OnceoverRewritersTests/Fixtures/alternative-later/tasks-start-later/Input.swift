import Dispatch

/// Called back from anywhere: tasks of two calls could overtake each other.
struct Well: Sendable {
    func draw(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(1) }
    }

    func drawTwice(completion: @escaping @Sendable (Int) -> Void) {
        draw { first in completion(first * 2) }
    }
}

@MainActor
final class Bucket {
    private var count = 0

    /// Starts what calls back, and nothing else.
    func fill(completion: @escaping @MainActor @Sendable (Int) -> Void) {
        DispatchQueue.global().async { Task { @MainActor in completion(1) } }
    }

    func fillAgain(completion: @escaping @MainActor @Sendable (Int) -> Void) {
        fill { level in completion(level + 1) }
    }

    /// Counts at the call.
    func fillCounted(completion: @escaping @MainActor @Sendable (Int) -> Void) {
        count += 1
        fill { level in completion(level + 1) }
    }
}
