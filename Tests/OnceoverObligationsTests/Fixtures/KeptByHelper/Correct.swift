// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

/// What a closure calls keeps the object, so that its weak `self` is not nil.
final class Survey {
    private let radio: any Radio
    private var request: Request?

    init(radio: any Radio) { self.radio = radio }

    func inspect(completion: @escaping (Int) -> Void) {
        let cleanUp = { self.request = nil }
        radio.wait { [weak self] in
            guard let self else { return }
            cleanUp()
            completion(radio.count)
        }
    }

    func count(completion: @escaping (Int) -> Void) {
        func cleanUp() { self.request = nil }
        radio.wait { [weak self] in
            guard let self else { return }
            cleanUp()
            completion(radio.count)
        }
    }

    // By another one.
    func weigh(completion: @escaping (Int) -> Void) {
        let cleanUp = { self.request = nil }
        let finish = {
            print("done")
            cleanUp()
        }
        radio.wait { [weak self] in
            guard let self else { return }
            completion(radio.count)
            finish()
        }
    }

    // By a closure inside it, which has the object from there.
    func meet(completion: @escaping (Int) -> Void) {
        let cleanUp = { DispatchQueue.main.async { [weak self] in self?.request = nil } }
        radio.wait { [weak self] in
            guard let self else { return }
            cleanUp()
            completion(radio.count)
        }
    }

    // Whoever keeps a closure keeps what is captured by those inside it.
    func greet(completion: @escaping (Int) -> Void) {
        let cleanUp = { self.request = nil }
        radio.wait { [weak self] in
            guard let self else { return }
            radio.wait { [weak self] in
                guard let self else { return }
                completion(radio.count)
                cleanUp()
            }
        }
    }
}
