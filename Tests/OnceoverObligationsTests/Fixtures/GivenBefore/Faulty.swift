// verdicts: 0 proved, 2 violated, 0 unknown
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
}
