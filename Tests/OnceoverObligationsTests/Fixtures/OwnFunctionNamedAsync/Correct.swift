// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

/// The type's own `async` runs its closure, as a queue's does.
final class Crew {
    private func async(_ work: @escaping () -> Void) { work() }

    func work(completion: @escaping (Int) -> Void) {
        DispatchQueue.global().async { completion(1) }
    }

    func rest(completion: @escaping (Int) -> Void) {
        async { completion(1) }
    }
}
