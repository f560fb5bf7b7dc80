// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Foundation

final class Survey {
    private let radio: any Radio
    private var request: Request?

    init(radio: any Radio) { self.radio = radio }

    // It does not keep the object either.
    func inspect(completion: @escaping (Int) -> Void) {
        let cleanUp = { [weak self] in self?.request = nil }
        radio.wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion."
            cleanUp()
            completion(radio.count)
        }
    }

    // The closure says nothing of it.
    func count(completion: @escaping (Int) -> Void) {
        let cleanUp = { self.request = nil }
        radio.wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion."
            completion(radio.count)
        }
        cleanUp()
    }

    // A method of another object, and a label.
    func weigh(_ ship: Ship, completion: @escaping (Int) -> Void) {
        let cleanUp = { self.request = nil }
        radio.wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion."
            ship.cleanUp()
            ship.leave(cleanUp: true)
            completion(radio.count)
        }
        cleanUp()
    }

    // It speaks of a type.
    func meet(completion: @escaping (Int) -> Void) {
        let cleanUp = { print(Survey.self) }
        radio.wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion."
            cleanUp()
            completion(radio.count)
        }
    }
}
