// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
import Foundation
import Synchronization

final class Bell: Sendable {
    let strokes = Atomic<Int>(0)
}

/// Between asking and setting, the other one asks.
func strike(by radio: any Radio, completion: @escaping @Sendable (Ship?) -> Void) {
    let bell = Bell()
    radio.hail("strike") { ship, _ in
        if bell.strokes.load(ordering: .relaxed) == 0 {
            bell.strokes.store(1, ordering: .relaxed)
            completion(ship)
        }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        if bell.strokes.load(ordering: .relaxed) == 0 {
            bell.strokes.store(2, ordering: .relaxed)
            completion(nil)  // want "unguarded-race: .completion."
        }
    }
}

/// Two callbacks count, each on a thread of its own.
func count(by radio: any Radio, completion: @escaping (Ship?) -> Void) {
    var strokes = 0
    radio.hail("count") { ship, _ in
        strokes += 1
        if strokes == 1 { completion(ship) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
        strokes += 1
        if strokes == 1 { completion(nil) }  // want "unguarded-race: .completion."
    }
}
