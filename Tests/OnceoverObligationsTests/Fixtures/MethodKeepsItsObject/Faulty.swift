// verdicts: 0 proved, 1 assumed, 4 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

final class Survey {
    private let radio: any Radio
    private var answer: (() -> Void)?
    private var seen = 0

    init(radio: any Radio) { self.radio = radio }

    /// The method's own closure does not keep the object either.
    func inspect(completion: @escaping (Int) -> Void) {
        reach { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion."
            completion(seen)
        }
    }

    private func reach(_ answer: @escaping () -> Void) {
        radio.wait { answer() }
    }

    func count(completion: @escaping (Int) -> Void) {
        look { [weak self] in
            guard let self else { return }  // want "droppable-callback"
            completion(seen)
        }
    }

    /// Called also where the object is gone.
    private func look(completion: @escaping () -> Void) {
        radio.wait { [weak self] in
            self?.seen += 1
            completion()
        }
    }

    func weigh(completion: @escaping (Int) -> Void) {
        pass { [weak self] in
            guard let self else { return }  // want "droppable-callback"
            completion(seen)
        }
    }

    /// The queue calls it after the method has returned.
    private func pass(_ answer: @escaping () -> Void) { queue.async(execute: answer) }

    /// Another object's method of the same name.
    func meet(_ other: Survey, completion: @escaping (Int) -> Void) {
        other.keep { [weak self] in
            guard let self else { return }  // want "droppable-callback"
            completion(seen)
        }
    }

    private func keep(_ answer: @escaping () -> Void) {
        radio.wait {
            self.seen += 1
            answer()
        }
    }
}
