// verdicts: 1 proved, 0 assumed, 2 violated, 0 unknown
import Foundation

final class Gate {
    var onPass: ((Int) -> Void)?
    func close(_ then: @escaping () -> Void) { then() }
}

final class Locks {
    private let gate = Gate()
    private var level = 0

    /// What keeps the closure outlives what it refers to.
    func open(_ radio: Radio, completion: @escaping (Int) -> Void) {
        gate.onPass = { [weak radio] number in
            radio?.wait { completion(number) }  // want "droppable-callback: .completion."
        }
    }

    func fill(completion: @escaping (Int) -> Void) {
        gate.onPass = { [weak self] number in
            guard let self else { return }  // want "droppable-callback"
            completion(number + level)
        }
    }
}
