// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Foundation

final class Buoy {
    private var lamp: Lamp?
    private var chart: URL?
    var height = 3

    /// On low water nothing is lit.
    func light(completion: @escaping (Int) -> Void) {
        if height > 5 { lamp = Lamp.init(height: height) }
        lamp?.burn { completion($0) }  // want "droppable-callback: .completion."
    }

    /// Not each text is an address.
    func look(_ text: String, completion: @escaping (Int) -> Void) {
        chart = URL.init(string: text)
        if chart != nil { completion(height) }  // want "unresumed-path: .completion."
    }

    /// Nor is it in front of a closure that runs at once.
    func wait() async -> Int {
        if height > 5 { lamp = Lamp(height: height) }
        return await withCheckedContinuation { continuation in
            lamp?.burn { continuation.resume(returning: $0) }  // want "droppable-callback: .continuation."
        }
    }

    /// A local name that is asked is an optional: what makes it may fail.
    func export() async -> Int {
        let press = ChartPress(height: height)
        return await withCheckedContinuation { continuation in
            press?.print { continuation.resume(returning: $0) }  // want "droppable-callback: .continuation."
        }
    }
}
