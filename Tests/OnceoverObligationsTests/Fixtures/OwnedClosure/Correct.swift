// verdicts: 2 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

final class Gate {
    var onPass: ((Int) -> Void)?
    func close(_ then: @escaping () -> Void) { then() }
}

final class Locks {
    private var gate: Gate?
    private let radio: any Radio

    init(radio: any Radio) { self.radio = radio }

    /// Who keeps the closure in a property is not gone when it calls it.
    func open(completion: @escaping (Int) -> Void) {
        let gate = Gate()
        gate.onPass = { [weak gate] number in
            gate?.close { completion(number) }
        }
        self.gate = gate
    }

    /// The body of a continuation runs at once.
    func wait() async -> Int {
        await withCheckedContinuation { [weak self] continuation in
            self?.radio.wait { continuation.resume(returning: 1) }
        }
    }

    /// Whoever waits holds the object.
    func level() async -> Int {
        await withCheckedContinuation { [weak self] continuation in
            guard let self else { return }  // assumes object-is-kept
            self.radio.wait { continuation.resume(returning: 2) }
        }
    }

    func sound() async -> Int {
        let gate = Gate()
        return await withCheckedContinuation { [weak gate] continuation in
            gate?.close { continuation.resume(returning: 1) }
        }
    }
}
