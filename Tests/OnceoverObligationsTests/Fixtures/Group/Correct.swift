// verdicts: 3 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

func muster(_ names: [String], radio: Radio, completion: @escaping (Int) -> Void) {
    let group = DispatchGroup()
    var crew = 0
    for name in names {
        group.enter()
        radio.hail(name) { ship, _ in
            defer { group.leave() }
            guard let ship else { return }
            crew += ship.crew
        }
    }
    group.notify(queue: queue) { completion(crew) }
}

func muster(_ yard: Yard, completion: @escaping (Int) -> Void) {
    let group = DispatchGroup()
    queue.async(group: group) { yard.log("muster") }
    group.wait()
    completion(yard.ships.count)
}

func muster(_ ships: [Ship]) async -> Int {
    await withCheckedContinuation { continuation in
        Task {
            let crew = await withTaskGroup(of: Int.self) { group in
                for ship in ships { group.addTask { ship.crew } }
                return await group.reduce(0, +)
            }
            continuation.resume(returning: crew)
        }
    }
}

/// Who does not leave is waited for in vain: the group never notifies.
func weigh(_ name: String, radio: Radio, completion: @escaping ((any Error)?) -> Void) {
    let group = DispatchGroup()
    group.enter()
    radio.hail(name) { _, error in
        if let error { return completion(error) }
        group.leave()
    }
    group.notify(queue: queue) { completion(nil) }
}
