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

    func payTwice(_ sum: Int, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        pay(sum) { first in
            self.pay(first + 1) { second in completion(first + second) }
        }
    }

    /// A thread of the pool is in between: nothing says whose work ends first.
    func count(_ sum: Int, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        print("count", sum)
        DispatchQueue.global().async {
            DispatchQueue.main.async { completion(sum) }
        }
    }

    func countTwice(_ sum: Int, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        count(sum) { first in
            self.count(first + 1) { second in completion(first + second) }
        }
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

    /// The queue is said by who calls.
    nonisolated func ring(on queue: DispatchQueue, completion: @escaping @MainActor @Sendable (Int) -> Void) {
        queue.async {
            MainActor.assumeIsolated { completion(1) }
        }
    }

    func ringTwice(completion: @escaping @MainActor @Sendable (Int) -> Void) {
        print("ring")
        ring(on: .main) { first in
            self.ring(on: .main) { second in completion(first + second) }
        }
    }
}
