// verdicts: 0 proved, 2 violated, 0 unknown
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
