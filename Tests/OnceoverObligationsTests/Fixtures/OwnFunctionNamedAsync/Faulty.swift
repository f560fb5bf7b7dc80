// verdicts: 1 proved, 0 assumed, 1 violated, 0 unknown
import Foundation

/// The type's own `async` drops its closure. A queue's does not.
final class Crew {
    private func async(_ work: @escaping () -> Void) {}

    func work(completion: @escaping (Int) -> Void) {
        DispatchQueue.global().async { completion(1) }
    }

    func rest(completion: @escaping (Int) -> Void) {
        async { completion(1) }  // want "unresumed-path"
    }
}
