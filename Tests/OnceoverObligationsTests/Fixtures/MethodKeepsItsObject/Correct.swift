// verdicts: 3 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs, unseen-callback-once
import Foundation

/// Methods that keep their object until they have called what they are given: a weak `self` is not nil there.
final class Survey {
    private let radio: any Radio
    private var seen = 0

    init(radio: any Radio) { self.radio = radio }

    func inspect(completion: @escaping (Int) -> Void) {
        reach { [weak self] in
            guard let self else { return }
            completion(seen)
        }
    }

    private func reach(_ answer: @escaping () -> Void) {
        radio.wait {
            self.seen += 1
            answer()
        }
    }

    func count(completion: @escaping (Int) -> Void) {
        look(
            { [weak self] in
                guard let self else { return }
                completion(seen)
            }, orElse: { completion(0) })
    }

    /// The closure has found the object there.
    private func look(_ answer: @escaping () -> Void, orElse lost: @escaping () -> Void) {
        radio.wait { [weak self] in
            guard let self else { return lost() }
            seen += 1
            answer()
        }
    }

    func weigh(completion: @escaping (Int) -> Void) {
        pass { [weak self] in self?.tell(completion) }
    }

    func greet(completion: @escaping (Int) -> Void) {
        hail { [weak self] in
            guard let self else { return }
            completion(seen)
        }
    }

    /// The other closure keeps the object until one of them runs.
    private func hail(_ answer: @escaping () -> Void) {
        radio.wait(
            onShip: {
                self.seen += 1
                answer()
            }, onSilence: { answer() })
    }

    /// Handed on to a method that keeps the object, too.
    private func pass(_ answer: @escaping () -> Void) { reach(answer) }

    private func tell(_ completion: @escaping (Int) -> Void) { completion(seen) }
}

/// Who runs a closure before the call is over is there while it runs.
func save(_ ships: [Ship], in given: NSManagedObjectContext) async {
    let context = given
    await withCheckedContinuation { continuation in
        context.performAndWait { [weak context] in
            guard let context else { return }
            context.insert(ships)
            continuation.resume()
        }
    }
}

func load(from given: NSManagedObjectContext) async {
    let context = given
    await withCheckedContinuation { [weak context] continuation in
        context!.performAndWait { [weak context] in
            guard let context else { return }
            context.reset()
            continuation.resume()
        }
    }
}
