import Dispatch

/// Called back from anywhere: tasks of two calls could overtake each other.
struct Well: Sendable {
    func draw(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(1) }
    }

    nonisolated(nonsending) func draw() async -> Int {
        await withCheckedContinuation { continuation in
            draw { continuation.resume(returning: $0) }
        }
    }

    func drawTwice(completion: @escaping @Sendable (Int) -> Void) {
        draw { first in completion(first * 2) }
    }

    nonisolated(nonsending) func drawTwice() async -> Int {
        await withCheckedContinuation { continuation in
            drawTwice { continuation.resume(returning: $0) }
        }
    }
}

@MainActor
final class Bucket {
    private var count = 0

    /// Starts what calls back, and nothing else.
    func fill(completion: @escaping @MainActor @Sendable (Int) -> Void) {
        DispatchQueue.global().async { Task { @MainActor in completion(1) } }
    }

    /// Starts what calls back, and nothing else.
    func fill() async -> Int {
        await withCheckedContinuation { continuation in
            fill { continuation.resume(returning: $0) }
        }
    }

    func fillAgain(completion: @escaping @MainActor @Sendable (Int) -> Void) {
        Task {
            completion(await fillAgain())
        }
    }

    func fillAgain() async -> Int {
        let level = await fill()
        return level + 1
    }

    /// Counts at the call.
    func fillCounted(completion: @escaping @MainActor @Sendable (Int) -> Void) {
        count += 1
        fill { level in completion(level + 1) }
    }

    /// Counts at the call.
    func fillCounted() async -> Int {
        await withCheckedContinuation { continuation in
            fillCounted { continuation.resume(returning: $0) }
        }
    }
}
