// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Foundation

func muster(_ names: [String], radio: Radio, completion: @escaping (Int) -> Void) {
    let group = DispatchGroup()
    var crew = 0
    for name in names {
        group.enter()
        radio.hail(name) { ship, _ in
            crew += ship?.crew ?? 0
            group.leave()
        }
    }
    completion(crew)
    group.notify(queue: queue) { completion(crew) }  // want "double-resume: .completion."
}

func muster(_ yard: Yard, completion: @escaping (Int) -> Void) {
    let group = DispatchGroup()
    group.notify(queue: queue) {
        guard yard.isOpen else { return }  // want "unresumed-path: .completion."
        completion(yard.ships.count)
    }
}

func weigh(_ name: String, radio: Radio, completion: @escaping ((any Error)?) -> Void) {
    let group = DispatchGroup()
    group.enter()
    radio.hail(name) { _, error in
        defer { group.leave() }
        if let error { completion(error) }  // want "double-resume: .completion."
    }
    group.notify(queue: queue) { completion(nil) }
}

/// Another group waits for nobody.
func weigh(_ name: String, beside radio: Radio, completion: @escaping ((any Error)?) -> Void) {
    let group = DispatchGroup()
    let other = DispatchGroup()
    other.enter()
    radio.hail(name) { _, error in
        if let error { return completion(error) }  // want "double-resume: .completion."
        other.leave()
    }
    group.notify(queue: queue) { completion(nil) }
}
