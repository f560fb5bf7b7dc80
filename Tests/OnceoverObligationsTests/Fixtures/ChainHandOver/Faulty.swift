// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

final class Buoy {
    var radio: Radio?
    var radios: [String: Radio] = [:]

    func ring(completion: @escaping (Ship?) -> Void) {
        radio?.hail("tug") { ship, _ in completion(ship) }  // want "droppable-callback: .completion."
    }

    func ring(_ name: String) async -> Ship? {
        await withCheckedContinuation { continuation in
            radios[name]?.hail(name) { ship, _ in  // want "droppable-callback: .continuation."
                continuation.resume(returning: ship)
            }
        }
    }

    func pass(completion: @escaping (Ship?, (any Error)?) -> Void) {
        radio?.hail("tug", completion: completion)  // want "droppable-callback: .completion."
    }
}
