import Dispatch

/// Only the main queue is between a call and its handler: who calls first is called back first. Tasks that wait go on by way
/// of some thread, where a later one may be faster.
@MainActor
final class Till {
    private var paid: [Int: Int] = [:]

    func pay(_ sum: Int, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        print("pay", sum)
        DispatchQueue.main.async { completion(sum) }
    }

    func pay(_ sum: Int) async -> Int {
        await withCheckedContinuation { continuation in
            pay(sum) { continuation.resume(returning: $0) }
        }
    }

    func payTwice(_ sum: Int, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        pay(sum) { first in
            self.pay(first + 1) { second in completion(first + second) }
        }
    }

    func payTwice(_ sum: Int) async -> Int {
        await withCheckedContinuation { continuation in
            payTwice(sum) { continuation.resume(returning: $0) }
        }
    }

    /// A thread of the pool is in between: nothing says whose work ends first.
    func count(_ sum: Int, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await count(sum))
        }
    }

    /// A thread of the pool is in between: nothing says whose work ends first.
    func count(_ sum: Int) async -> Int {
        print("count", sum)
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @MainActor @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async {
                DispatchQueue.main.async { completion(sum) }
            }
        }
    }

    func countTwice(_ sum: Int, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await countTwice(sum))
        }
    }

    func countTwice(_ sum: Int) async -> Int {
        let first = await count(sum)
        let second = await self.count(first + 1)
        return first + second
    }

    /// In step where it is known already.
    func look(_ sum: Int, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        if let known = paid[sum] {
            DispatchQueue.main.async { completion(known) }
            return
        }
        count(sum) { counted in
            self.paid[sum] = counted
            completion(counted)
        }
    }

    /// In step where it is known already.
    func look(_ sum: Int) async -> Int {
        await withCheckedContinuation { continuation in
            look(sum) { continuation.resume(returning: $0) }
        }
    }

    /// The queue is said by who calls.
    nonisolated func ring(on queue: DispatchQueue, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        queue.async {
            MainActor.assumeIsolated { completion(1) }
        }
    }

    /// The queue is said by who calls.
    nonisolated func ring(on queue: DispatchQueue) async -> Int {
        await withCheckedContinuation { continuation in
            ring(on: queue) { continuation.resume(returning: $0) }
        }
    }

    func ringTwice(completion: @escaping @MainActor @Sendable (Int) -> Void) {
        print("ring")
        ring(on: .main) { first in
            self.ring(on: .main) { second in completion(first + second) }
        }
    }

    func ringTwice() async -> Int {
        await withCheckedContinuation { continuation in
            ringTwice { continuation.resume(returning: $0) }
        }
    }
}
